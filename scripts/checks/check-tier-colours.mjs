// Forced colours (WCAG 1.4.1, 1.4.11) replace every background by the reader's own colours. The
// background identifies a tier, so rules that set it must opt out.

const rule = /(?<selector>[^{}]*)\{(?<body>[^{}]*)\}/g;
const ground = /(?:^|[\s;])background(?:-color)?\s*:\s*var\(--tier\)/;
const stays = /(?:^|[\s;])forced-color-adjust\s*:\s*none/;

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '');
/** `.custom[data-chosen] .wheel` → `.wheel`: the subject of the selector. */
const getSubject = (selector) => selector.trim().split(/\s+/).at(-1);

/** Finds tier backgrounds that forced colours would replace. `files` maps the paths of sheets to their contents. */
export function findTierColourFaults(files) {
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) => {
      const rules = [...withoutComments(text).matchAll(rule)].map(({ groups }) => groups);
      const kept = new Set(
        rules
          .filter(({ body }) => stays.test(body))
          .flatMap(({ selector }) => selector.split(',').map(getSubject)),
      );
      return rules
        .filter(({ body }) => ground.test(body))
        .flatMap(({ selector }) => selector.split(',').map(getSubject))
        .filter((subject) => !kept.has(subject))
        .map((subject) => `${path}: ${subject} loses the colour of its tier in forced colours`);
    });
}
