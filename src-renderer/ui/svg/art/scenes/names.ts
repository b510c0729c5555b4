/** Names of all backdrops, by the sort of place. Apart from the drawings, so that what chooses among them loads none. */
export const SCENES_BY_SORT = {
  land: ['ridge', 'snowPass', 'moor', 'quarry', 'sunrise'],
  woods: ['forest', 'orchard', 'firs'],
  deep: ['cavern', 'mineShaft', 'crystalCave', 'moltenRiver'],
  water: ['canal', 'harbour', 'waterfall'],
  works: ['foundry', 'smokestacks', 'bellowsRoom', 'crucible', 'bench', 'clockwork', 'slagHeaps'],
  town: ['battlement', 'gate', 'tower', 'market', 'bridge', 'ruins', 'weir'],
  rooms: ['hall', 'library', 'stainedWindow', 'workshopWindow', 'armoury', 'stair'],
  sky: ['storm', 'nightSky', 'cloudSea', 'aurora', 'emberRain'],
  magic: ['burst', 'swirl', 'rune', 'fracture', 'ribbons', 'facets'],
} as const;

export type SceneSort = keyof typeof SCENES_BY_SORT;
export type SceneName = (typeof SCENES_BY_SORT)[SceneSort][number];
