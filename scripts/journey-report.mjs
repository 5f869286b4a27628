import { relative } from 'node:path';
import { root } from './repository.mjs';
import { writeReport } from './test-report.mjs';

const kinds = { unexpected: 'failed', flaky: 'flaky' };

/**
 * A Playwright reporter that writes failed and flaky tests to the file named in `JOURNEY_REPORT`, in the format of unit-report.mjs.
 * Playwright's own JSON report would need as many lines to be read into that format.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter so
export default class JourneyReport {
  #errors = [];
  #suite;

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  // Errors outside any journey: a file that cannot be loaded, or a server that does not start.
  onError(error) {
    this.#errors.push({ kind: 'failed', name: 'outside of any journey', error });
  }

  onEnd() {
    const journeys = this.#suite?.allTests() ?? [];
    const entries = journeys
      .filter((journey) => kinds[journey.outcome()] !== undefined)
      .map((journey) => ({
        kind: kinds[journey.outcome()],
        name: getName(journey),
        error: journey.results.find((result) => result.status !== 'passed')?.error,
      }));
    writeReport(process.env.JOURNEY_REPORT, [...this.#errors, ...entries]);
  }
}

function getName(journey) {
  const [, project, , ...titles] = journey.titlePath();
  const { file, line } = journey.location;
  return [`${relative(root, file)}:${line}`, ...titles, ...(project ? [project] : [])].join(' › ');
}
