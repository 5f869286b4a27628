import { expect, it } from 'vitest';
import { compileEagerly } from './compile-eagerly.ts';

it('marks each chunk in its first line, and no other file', () => {
  const chunk = { type: 'chunk', code: 'export {};' };
  const style = { type: 'asset', source: 'a {}' };
  const { handler } = compileEagerly().generateBundle as {
    handler: (options: object, bundle: object) => void;
  };
  handler({}, { 'a.js': chunk, 'a.css': style });
  expect(chunk.code).toBe('//# allFunctionsCalledOnLoad\nexport {};');
  expect(style.source).toBe('a {}');
});
