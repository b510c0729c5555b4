/** All authors named in the licence file of game-icons.net, with the URLs given there. */
export interface IconAuthor {
  name: string;
  link?: string;
  /** CC BY 3.0 unless said otherwise. */
  licence?: string;
}

export const ICON_AUTHORS: readonly IconAuthor[] = [
  { name: 'Lorc', link: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', link: 'https://delapouite.com' },
  { name: 'John Colburn', link: 'http://ninmunanmu.com' },
  { name: 'Felbrigg', link: 'http://blackdogofdoom.blogspot.co.uk' },
  { name: 'John Redman', link: 'http://www.uniquedicetowers.com' },
  { name: 'Carl Olsen', link: 'https://twitter.com/unstoppableCarl' },
  { name: 'Sbed', link: 'https://opengameart.org/content/95-game-icons' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast', link: 'http://wjbstories.blogspot.com' },
  { name: 'Viscious Speed', link: 'http://viscious-speed.deviantart.com', licence: 'CC0' },
  { name: 'Lord Berandas', link: 'http://berandas.deviantart.com' },
  { name: 'Irongamer', link: 'http://ecesisllc.wix.com/home' },
  { name: 'HeavenlyDog', link: 'http://www.gnomosygoblins.blogspot.com' },
];
