import type { WorkshopUi } from '../../screens/workshop/workshop-ui.ts';
import ForgePage from './forge/ForgePage.svelte';

/** DK-18.1: its link at Home says “Forge Deck”. */
export const WORKSHOP: WorkshopUi = { title: 'Forge Deck', link: 'Forge decks…', Page: ForgePage, codes: /^DKF\d/i };
