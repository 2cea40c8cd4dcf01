import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

type Stat = { parent: number; own: number; gone: number }

/** What /proc says of a process: whose child it is, and its own and its ended children's time in ticks. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, goneUser = 0, goneSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    )
    return { parent, own: user + system, gone: goneUser + goneSystem }
  } catch {
    return undefined
  }
}

/** Milliseconds of CPU that these processes and all their children have used so far. */
export function cpuOf(pids: number[]) {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))] as const),
  )
  let ticks = 0
  for (const [pid, stat] of stats) {
    if (!stat || !(pids.includes(pid) || pids.includes(stat.parent))) continue
    ticks += stat.own + (pids.includes(pid) ? stat.gone : 0)
  }
  return (ticks * 1000) / ticksPerSecond
}
