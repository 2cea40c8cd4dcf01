import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'
import { useOpener } from '../../../lib/focus/opener.ts'
import styles from '../header/header.module.css'
import { useTypedAhead } from './typed-ahead.ts'

const Palette = deferred(() => import('./palette.tsx').then((file) => file.Palette))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const opensSearch = (event: KeyboardEvent) =>
  event.key === '/'
    ? !isTyping(event.target) && !event.metaKey && !event.ctrlKey && !event.altKey
    : event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey

function useSearchKeys(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Looks like a field and opens the search. */
export function SearchField() {
  const { t } = useTranslation('shell')
  const palette = useOpener(Palette)
  const ahead = useTypedAhead()
  const open = () => {
    if (!palette.opened) ahead.begin()
    void palette.open().catch((error: unknown) => {
      ahead.end()
      throw error
    })
  }
  useSearchKeys(open)
  // NOTE: it may be closed before its field was ever there.
  const end = useEffectEvent(ahead.end)
  useEffect(() => (palette.opened ? () => void end() : undefined), [palette.opened])
  return (
    <>
      <button type="button" className={styles['search']} onClick={open} aria-haspopup="dialog">
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span className={styles['searchText']}>{t('search.hint')}</span>
        <kbd className={styles['key']} aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {palette.opened && <Palette onClose={palette.close} takeTyped={ahead.end} />}
    </>
  )
}
