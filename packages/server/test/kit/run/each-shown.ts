import { expect, onTestFinished } from 'vitest'
import type { Db, Engine } from '../../../src/db/engine/db.ts'
import { anotherProcess } from '../servers/another-process.ts'

type Scene = {
  engine: Engine
  /** What is shown by the server that all changes go through. */
  here: () => Promise<unknown>
  /** The same as the process of this handle would show it. */
  by: (other: Db) => Promise<unknown>
}

/** Each change shows at once: here, in a process that had kept it as it was, and in one that has only just begun. */
export async function expectEachShown<Of extends Scene>(
  scene: Of,
  changes: Record<string, (scene: Of) => Promise<unknown>>,
) {
  const { engine, here, by } = scene
  const afresh = async () => {
    const { db, close } = await anotherProcess(engine)
    return by(db).finally(close)
  }
  const neighbour = await anotherProcess(engine)
  onTestFinished(neighbour.close)
  let before = await here()
  for (const [name, change] of Object.entries(changes)) {
    expect(await by(neighbour.db), name).toEqual(before)
    expect((await change(scene)) ?? {}, name).not.toHaveProperty('code')
    const fresh = await afresh()
    expect(fresh, `${name}: it shows`).not.toEqual(before)
    expect(await here(), `${name}: here`).toEqual(fresh)
    expect(await by(neighbour.db), `${name}: by another process`).toEqual(fresh)
    before = fresh
  }
}
