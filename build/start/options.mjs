import { parseArgs } from 'node:util';

export const HELP = `npm start [-- options]

Opens Five Forges in a desktop window. Where no window can be had, serves it to a browser on this machine.

  --headless   serve it to a browser on purpose
  --port N     headless: port on 127.0.0.1 (default: any free one)
  --lan        headless: tables may be opened for others on your network
  --lan-address A
               tables only at this address of this machine
  --no-open    headless: only print the address, do not open a browser
  --data DIR   folder for matches, settings, loadouts and maps
  --help       this text
`;

const KNOWN = {
  headless: { type: 'boolean' },
  port: { type: 'string' },
  lan: { type: 'boolean' },
  'lan-address': { type: 'string' },
  'no-open': { type: 'boolean' },
  data: { type: 'string' },
  help: { type: 'boolean' },
};

/** What was asked for, or in words what is wrong with it. */
export function parse(argv) {
  try {
    const { values } = parseArgs({ args: argv, options: KNOWN });
    if (values.port !== undefined && !(/^\d+$/.test(values.port) && Number(values.port) <= 65_535)) {
      return { error: `--port takes a number from 0 to 65535, not "${values.port}"` };
    }
    return values;
  } catch (error) {
    return { error: error.message };
  }
}
