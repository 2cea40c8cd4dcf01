/// <reference types="vite/types/importMeta.d.ts" />
import type { Expected } from '../access-matrix/who.ts'
import type { InsideScene } from '../scenes/inside/inside.ts'
import type { Scene } from '../scenes/scene.ts'

type Beside = {
  calls?: Expected
  scenes?: Record<string, Scene>
  insideScenes?: Record<string, InsideScene>
}

/** What a feature says by hand of its own calls, in the `x.expected.ts` beside it: who may, and two companies. */
export const beside = Object.values(import.meta.glob<Beside>('../../src/**/*.expected.ts', { eager: true }))
