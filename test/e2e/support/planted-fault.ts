/** To be evaluated in the page. The settings sort cards for their sample: there the next screen breaks, once. */
export const PLANT = `{
  const real = Array.prototype.toSorted;
  Array.prototype.toSorted = function () {
    Array.prototype.toSorted = real;
    throw new Error('planted in the settings');
  };
}`;
