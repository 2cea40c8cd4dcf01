import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../lib/api/error-text.ts'
import { useOnline } from '../../lib/connection.ts'
import { cutUploads } from '../../lib/leaving.ts'
import { notice } from '../../lib/notice.ts'
import { useStore } from '../../lib/store.ts'
import { viewingOver } from '../../lib/session/session-state.ts'
import { update } from '../../lib/update.ts'
import { useLanguage } from '../../lib/words/language.ts'
import styles from './notices.module.css'

/** Takes back what was just done, and says how that went. */
function Undo({ undo }: { undo: () => Promise<unknown> }) {
  const { t } = useTranslation('shell')
  const text = useErrorTexts()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await undo()
      notice.set({ text: t('notice.undone') })
    } catch (error) {
      notice.set({ text: text(error) })
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
      {word && (
        <p className={styles['notice']}>
          {word.text}
          <span className={styles['actions']}>
            {word.undo && <Undo undo={word.undo} />}
            <button type="button" className={styles['action']} onClick={() => notice.set(null)}>
              {t('notice.close')}
            </button>
          </span>
        </p>
      )}
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
