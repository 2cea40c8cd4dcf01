import { lazy, useState, type ComponentType } from 'react'
import { ApiError } from './api/api-error.ts'
import { isOnline } from './connection.ts'
import { loadTexts } from './words/said/texts.ts'

/** A part of the application could not be loaded; browsers remember that until the page is loaded anew. */
export class MissingPart extends ApiError {
  override name = 'MissingPart'

  constructor(cause: unknown) {
    super(isOnline() ? 'part_missing' : 'offline', 0)
    this.cause = cause
  }
}

/** A part that is loaded on first use, with its texts; `prepare` loads it ahead, so that it shows at once. */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly string[] = [],
) {
  let loaded: ComponentType<P> | undefined
  async function prepare() {
    const [part] = await Promise.all([load(), loadTexts(texts)]).catch((error: unknown) => {
      throw new MissingPart(error)
    })
    loaded = part
    return { default: part }
  }
  const Later: ComponentType<P> = lazy(prepare)
  function Part(props: P) {
    // NOTE: chosen once; another choice later would mount it anew and lose its state.
    const [Now] = useState<ComponentType<P>>(() => loaded ?? Later)
    return <Now {...props} />
  }
  return Object.assign(Part, { prepare, isLoaded: () => loaded !== undefined })
}

export type Deferred<P extends object> = ReturnType<typeof deferred<P>>
