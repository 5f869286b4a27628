// Prints the result as a table of files and a list of survivors.
import { leftOut } from './try-mutants.mjs';

/** The 95 % confidence interval of a rate measured on a sample (Wilson). */
export function wilsonInterval(noticed, count) {
  const z = 1.96;
  const rate = noticed / count;
  const middle = rate + z ** 2 / (2 * count);
  const half = z * Math.sqrt((rate * (1 - rate)) / count + z ** 2 / (4 * count ** 2));
  return [middle - half, middle + half].map((bound) => bound / (1 + z ** 2 / count));
}

const percent = (rate) => `${(rate * 100).toFixed(1)} %`;
const shorten = (text) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

/** `mutants` are those tried, each with its `status`; `total` is the number of all mutants. */
export function printReport(tried, total) {
  const mutants = tried.filter(({ status }) => status !== leftOut);
  if (mutants.length < tried.length) console.log(`${tried.length - mutants.length} ${leftOut}`);
  const files = Map.groupBy(mutants, ({ file }) => file);
  console.log('\nnoticed    of   rate  file');
  for (const [file, own] of files) console.log(getRow(own, file));
  console.log(getRow(mutants, 'all'));
  if (tried.length < total) {
    const noticed = mutants.filter(isNoticed).length;
    const [low, high] = wilsonInterval(noticed, mutants.length).map(percent);
    console.log(
      `A sample: ${tried.length} of ${total}; the rate of all is between ${low} and ${high} (95 %).`,
    );
  }
  const survivors = mutants.filter((mutant) => !isNoticed(mutant));
  if (survivors.length > 0) console.log('\nSurvivors:');
  for (const { file, line, column, original, replacement, status } of survivors)
    console.log(`${file}:${line}:${column}  ${shorten(original)}  →  ${shorten(replacement)}  (${status})`);
}

const isNoticed = ({ status }) => status === 'noticed';

function getRow(mutants, name) {
  const noticed = mutants.filter(isNoticed).length;
  const columns = [String(noticed).padStart(7), String(mutants.length).padStart(5)];
  return `${columns.join(' ')} ${percent(noticed / mutants.length).padStart(7)}  ${name}`;
}
