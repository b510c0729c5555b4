/** Terms of packages that carry no licence file of their own: those of their sources. */
export interface StatedTerms {
  link: string;
  text: string;
}

export const STATED_TERMS: Readonly<Record<string, StatedTerms>> = {
  '@iconify-json/game-icons': {
    link: 'https://game-icons.net',
    text:
      'Icons by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed (CC0), ' +
      'Lord Berandas, Irongamer, HeavenlyDog and other contributors of game-icons.net.\n\n' +
      'Licensed under Creative Commons Attribution 3.0 Unported (CC BY 3.0): https://creativecommons.org/licenses/by/3.0/\n\n' +
      'The icons were changed: recoloured, outlined, cropped and combined.',
  },
  '@iconify-json/lucide': {
    link: 'https://lucide.dev',
    text:
      'ISC License\n\nCopyright (c) for portions of Lucide are held by Cole Bemis 2013-2022 as part of Feather (MIT). ' +
      'All other copyright (c) for Lucide are held by Lucide Contributors 2022.\n\n' +
      'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, ' +
      'provided that the above copyright notice and this permission notice appear in all copies.\n\n' +
      'THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED ' +
      'WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR ' +
      'CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, ' +
      'NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.',
  },
  // Its sources name the licence by its address.
  'qrcode-generator': {
    link: 'https://github.com/kazuhikoarase/qrcode-generator',
    text:
      'MIT License\n\nCopyright (c) 2009 Kazuhiko Arase\n\n' +
      'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files ' +
      '(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, ' +
      'publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do ' +
      'so, subject to the following conditions:\n\n' +
      'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\n' +
      'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF ' +
      'MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE ' +
      'FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN ' +
      'CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
  },
};
