/** The page that a LAN table serves. It loads the guest's room, and the window of the one game that the table plays. */
import { startPage } from './start-page.ts';
import { mount } from 'svelte';
import GuestPage from './guest/GuestPage.svelte';

startPage((target) => mount(GuestPage, { target }));
