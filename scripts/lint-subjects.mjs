// `node scripts/lint-subjects.mjs [folder]`: the subjects of commits that are not pushed yet have at most 72 characters, so that no
// list of commits cuts them. Where the branch follows no other, the newest commit is checked; in a download without history, none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const longest = 72
const [folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2)

// A download may lie within another repository, whose commits are not ours.
const hasHistory = existsSync(join(folder, '.git'))
const list = (...range) => spawnSync('git', ['log', '--format=%s', ...range], { cwd: folder, encoding: 'utf8' })
const unpushed = hasHistory ? list('@{upstream}..HEAD') : { status: 0, stdout: '' }
const { status, stdout } = unpushed.status === 0 ? unpushed : list('-1')
const subjects = status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : []
const tooLong = subjects.filter((subject) => subject.length > longest)
for (const subject of tooLong) console.error(`“${subject}” has ${subject.length} characters.`)
if (tooLong.length > 0) {
  console.error(`A subject has at most ${longest} characters: shorten it with git commit --amend or git rebase.`)
  process.exit(1)
}
console.log(`${subjects.length} subjects of commits have at most ${longest} characters.`)
