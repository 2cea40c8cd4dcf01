import type { Saver } from './saver.ts'

type Target = {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

/** As much of a browser's page as is needed here. */
export type Page = { window: Target; document: Target & { visibilityState: string } }

/** Saves whenever the page may be about to end, and once more when there is a connection again. */
export function saveWithPage({ window, document }: Page, saver: Pick<Saver, 'leave' | 'retry'>) {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') saver.leave()
  }
  const listeners = [
    [document, 'visibilitychange', whenHidden],
    [document, 'freeze', saver.leave],
    [window, 'pagehide', saver.leave],
    [window, 'online', saver.retry],
  ] as const
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
}
