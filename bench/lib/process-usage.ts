import { readdir, readFile } from 'node:fs/promises'

const tick = 10

/** Milliseconds of processor time that a process has used so far (Linux). */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * tick
}

/** A process and all its descendants (Linux). */
export async function treeOf(pid: number): Promise<number[]> {
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => ({ pid: Number(name), stat: await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') })),
  )
  const parents = stats.map((each) => ({
    pid: each.pid,
    parent: Number(each.stat.slice(each.stat.lastIndexOf(')') + 2).split(' ')[1]),
  }))
  const tree = [pid]
  for (const each of tree) tree.push(...parents.filter(({ parent }) => parent === each).map((child) => child.pid))
  return tree
}

/** Bytes of memory of a process, with its share of shared pages (PSS; Linux). */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) * 1024
}
