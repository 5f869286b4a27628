// Checks the messages of commits with commitlint, from the commit that added its configuration to HEAD. Without a git repository, or in a
// shallow clone that lacks that commit, it prints one line and checks nothing.
import { run } from '../repository.mjs';

const first = await run('git', ['log', '--diff-filter=A', '--format=%H', '--', 'commitlint.config.mjs'], {
  capture: true,
});
const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], { capture: true });
const commit = first.code === 0 ? first.output.trim().split('\n').at(-1) : '';
if (!commit || shallow.output.trim() === 'true') {
  console.log('commits: not checked, because there is no git history from commitlint.config.mjs on');
} else {
  const { code } = await run('commitlint', ['--from', commit, '--to', 'HEAD']);
  process.exitCode = code;
}
