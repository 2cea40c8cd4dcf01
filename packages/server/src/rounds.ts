/**
 * Work that is done in rounds, one at a time: asked for during a round, another one follows it, so that nothing
 * which came meanwhile is overlooked.
 */
export function makeRounds(work: () => Promise<void>, report: (error: unknown) => void) {
  let running: Promise<void> | null = null
  let again = false
  let begun = false
  let stopped = false

  async function run() {
    try {
      do {
        again = false
        await work()
      } while (again && !stopped)
    } finally {
      // NOTE: in the same step as the last look at `again`, or a call between the two would wait in vain.
      running = null
    }
  }

  async function now() {
    if (stopped) return
    again = true
    running ??= run()
    await running
  }

  return {
    now,
    isStopped: () => stopped,
    begin() {
      begun = true
      this.wake()
    },
    /** Something came; before the beginning and after the end it waits for whoever begins next. */
    wake() {
      if (begun && !stopped) now().catch(report)
    },
    async stop() {
      stopped = true
      await running?.catch(report)
    },
  }
}
