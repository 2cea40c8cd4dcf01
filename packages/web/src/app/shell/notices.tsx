import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks'
import { delays } from '@oktant/contract/kit/constants.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../lib/api/error-text.ts'
import { useOnline } from '../../lib/connection.ts'
import { cutUploads } from '../../lib/leaving.ts'
import { noteProblem, notice, type Notice } from '../../lib/notice.ts'
import { useStore } from '../../lib/store.ts'
import { viewingOver } from '../../lib/session/session-state.ts'
import { update } from '../../lib/update.ts'
import { useLanguage } from '../../lib/words/language.ts'
import styles from './notices.module.css'

type UndoProps = { undo: () => Promise<unknown>; isBusy: boolean; setBusy: (isBusy: boolean) => void }

/** Takes back what was just done, and says how that went. */
function Undo({ undo, isBusy, setBusy }: UndoProps) {
  const { t } = useTranslation('shell')
  const text = useErrorTexts()
  const run = async () => {
    setBusy(true)
    try {
      await undo()
      notice.set({ text: t('notice.undone') })
    } catch (error) {
      noteProblem(text(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className={styles['action']} disabled={isBusy} onClick={() => void run()}>
      {t('notice.undo')}
    </button>
  )
}

/** What was done, for a while: as long as somebody points at it, is in it or takes it back, it stays. */
function Word({ word }: { word: Notice }) {
  const { t } = useTranslation('shell')
  const { hovered, ref: pointedAt } = useHover()
  const { focused, ref: within } = useFocusWithin()
  const part = useMergedRef(pointedAt, within)
  const [isBusy, setBusy] = useState(false)
  const stays = word.isProblem || hovered || focused || isBusy
  const isGone = useFlashOver(word, stays)
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => notice.set(null), delays.noticeMs)
    return () => clearTimeout(timer)
  }, [word, stays])
  return (
    <p className={styles['notice']} ref={part}>
      {isGone ? null : word.text}
      <span className={styles['actions']}>
        {word.undo && <Undo undo={word.undo} isBusy={isBusy} setBusy={setBusy} />}
        <button type="button" className={styles['action']} onClick={() => notice.set(null)}>
          {t('notice.close')}
        </button>
      </span>
    </p>
  )
}

/** A flash message hides after a moment (spec 2 §9), and is no more at all where nothing can be taken back. */
function useFlashOver(word: Notice, stays: boolean) {
  const [over, setOver] = useState<Notice | null>(null)
  useEffect(() => {
    if (!word.isFlash || stays) return
    const end = () => (word.undo ? setOver(word) : notice.set(null))
    const timer = setTimeout(end, delays.flashMs)
    return () => clearTimeout(timer)
  }, [word, stays])
  return over === word
}

const mostNamed = 6

/** Quiet words at the bottom about the state of the application itself. */
export function Notices() {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const newer = useStore(update)
  const word = useStore(notice)
  const viewedAs = useStore(viewingOver)
  const cut = useStore(cutUploads)
  const named = cut.length > mostNamed ? [...cut.slice(0, mostNamed), `+${cut.length - mostNamed}`] : cut
  const names = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(named)
  return (
    <div className={styles['notices']} role="status">
      {word && <Word word={word} />}
      {cut.length > 0 && (
        <p className={styles['notice']}>
          {t('upload.cut', { count: cut.length, names })}
          <button type="button" className={styles['action']} onClick={() => cutUploads.set([])}>
            {t('notice.close')}
          </button>
        </p>
      )}
      {viewedAs && (
        <p className={styles['notice']}>
          {t('viewing.over', { name: viewedAs })}
          <button type="button" className={styles['action']} onClick={() => viewingOver.set(null)}>
            {t('notice.close')}
          </button>
        </p>
      )}
      {!isOnline && (
        <p className={styles['notice']} data-offline>
          {t('offline.text')}
        </p>
      )}
      {newer && (
        <p className={styles['notice']} data-newer>
          {t('update.text')}
          <button type="button" className={styles['action']} onClick={newer.apply}>
            {t('update.now')}
          </button>
        </p>
      )}
    </div>
  )
}
