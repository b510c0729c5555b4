/** In the process that a restart began: says so once its window shows Home. */
export async function play({ headed }) {
  await headed('Five Forges');
  return { home: true };
}
