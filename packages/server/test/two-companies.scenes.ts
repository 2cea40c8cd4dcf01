import { beside } from './kit/beside.ts'
import type { InsideScene } from './scenes/inside/inside.ts'
import type { Scene } from './scenes/scene.ts'

// NOTE: a file has forms and makers for others too; its scenes are what is called so.
const scenesOf = <T>(files: Record<string, Record<`${string}Scenes`, Record<string, T>>>) =>
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, part]) => (name.endsWith('Scenes') ? [part] : []))

/** For each call that takes an id: somebody whose row it is, somebody of another company, and the call itself. */
export const parts: readonly Record<string, Scene>[] = [
  ...scenesOf<Scene>(import.meta.glob(['./scenes/**/*.ts', '!./scenes/inside/**'], { eager: true })),
  ...beside.flatMap(({ scenes }) => (scenes ? [scenes] : [])),
]
export const scenes: Record<string, Scene> = Object.assign({}, ...parts)

/** For each call that names rows further inside its body: the rows of one company, named by somebody of another. */
export const insideParts: readonly Record<string, InsideScene>[] = [
  ...scenesOf<InsideScene>(import.meta.glob('./scenes/inside/*.ts', { eager: true })),
  ...beside.flatMap(({ insideScenes }) => (insideScenes ? [insideScenes] : [])),
]
export const insideScenes: Record<string, InsideScene> = Object.assign({}, ...insideParts)
