/** What a guest's page costs on its way to the board: bytes on the wire, and no game but the one that is played. */
import { expect, test } from '../support/app.ts';
import { E2E_GAMES } from '../games/index.ts';
import { hostTable, sitDown, type HostedTable } from '../support/lan-table.ts';

/** Script and style, as they come: above it the owner's screens or another game have got in. */
const MOST_BYTES = 1_000_000;

let table: HostedTable | null = null;
test.afterEach(async () => {
  await table?.end();
  table = null;
});

for (const { id, title, short } of E2E_GAMES) {
  test(`a guest’s page of ${title} is below a megabyte until its board, compressed`, async ({ browser }, { annotations }) => {
    table = await hostTable(browser, { id, short });
    table.table.fill(1, { kind: 'screen', name: 'Host' });
    const page = await table.page();
    await sitDown(page, 'Ada');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await expect(page.getByText('Everybody is ready')).toBeVisible();
    await table.start('its size');
    await page.locator('[data-region="prompt"]').waitFor();

    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    const codes = new Map<string, { url: string; coding: string }>();
    let bytes = 0;
    wire.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || type === 'Stylesheet') {
        codes.set(requestId, {
          url: response.url,
          coding: response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '',
        });
      }
    });
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (codes.has(requestId)) bytes += encodedDataLength;
    });
    const began = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-region="prompt"]').waitFor();
    const took = Math.round(performance.now() - began);
    annotations.push({ type: 'page', description: `${bytes} bytes of script and style; ${took} ms from the reload to the board` });
    expect([...codes.values()].filter(({ coding }) => coding !== 'br')).toEqual([]);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(table.errors).toEqual([]);
  });
}
