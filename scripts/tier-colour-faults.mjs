// Forced colours (WCAG 1.4.1, 1.4.11): a reader's own colours take the place of every ground. That of a tier is what the tier is told by,
// and whatever has it says that it stays.

const rule = /(?<selector>[^{}]*)\{(?<body>[^{}]*)\}/g;
const ground = /(?:^|[\s;])background(?:-color)?\s*:\s*var\(--tier\)/;
const stays = /(?:^|[\s;])forced-color-adjust\s*:\s*none/;

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '');
/** `.custom[data-chosen] .wheel` → `.wheel`: what the rule is about. */
const subjectOf = (selector) => selector.trim().split(/\s+/).at(-1);

/** Grounds of tiers that forced colours take away. `files` holds the texts of sheets by path. */
export function findTierColourFaults(files) {
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) => {
      const rules = [...withoutComments(text).matchAll(rule)].map(({ groups }) => groups);
      const kept = new Set(
        rules
          .filter(({ body }) => stays.test(body))
          .flatMap(({ selector }) => selector.split(',').map(subjectOf)),
      );
      return rules
        .filter(({ body }) => ground.test(body))
        .flatMap(({ selector }) => selector.split(',').map(subjectOf))
        .filter((subject) => !kept.has(subject))
        .map((subject) => `${path}: ${subject} loses the colour of its tier in forced colours`);
    });
}
