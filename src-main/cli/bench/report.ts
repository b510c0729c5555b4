/** What people read of a run: one line a figure, with the goal it has. */

export interface Goal {
  is: 'at least' | 'under' | 'at most';
  value: number;
}

export interface Row {
  what: string;
  value: number;
  unit: string;
  goal?: Goal;
}

const MET: Record<Goal['is'], (value: number, goal: number) => boolean> = {
  'at least': (value, goal) => value >= goal,
  under: (value, goal) => value < goal,
  'at most': (value, goal) => value <= goal,
};

const inDigits = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

const inWords = ({ is, value }: Goal, of: number): string => `${is} ${inDigits(value)}: ${MET[is](of, value) ? 'met' : 'NOT MET'}`;

/** A title, and its rows in columns. */
export function section(title: string, rows: readonly Row[]): string {
  const widest = (cells: readonly string[]) => Math.max(0, ...cells.map((cell) => cell.length));
  const what = widest(rows.map((row) => row.what));
  const value = widest(rows.map((row) => inDigits(row.value)));
  const unit = widest(rows.map((row) => row.unit));
  const lines = rows.map((row) =>
    [` `, row.what.padEnd(what), inDigits(row.value).padStart(value), row.unit.padEnd(unit), row.goal ? inWords(row.goal, row.value) : '']
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines].join('\n');
}
