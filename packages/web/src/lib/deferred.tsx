import { lazy, useState, type ComponentType } from 'react'
import { loadTexts } from './words/texts.ts'

/** A part that is loaded on first use, with its texts; `prepare` loads it ahead, so that it shows at once. */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly string[] = [],
) {
  let loaded: ComponentType<P> | undefined
  async function prepare() {
    const [part] = await Promise.all([load(), loadTexts(texts)])
    loaded = part
    return { default: part }
  }
  const Later: ComponentType<P> = lazy(prepare)
  function Part(props: P) {
    // NOTE: chosen once; another choice later would mount it anew and lose its state.
    const [Now] = useState<ComponentType<P>>(() => loaded ?? Later)
    return <Now {...props} />
  }
  return Object.assign(Part, { prepare })
}

export type Deferred<P extends object> = ReturnType<typeof deferred<P>>
