import { Button, Textarea } from '@mantine/core'
import { talkLimits } from '@oktant/contract/kit/development-limits.ts'
import type { TalkText } from '@oktant/contract/development/talks.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdWindow } from '../../../lib/leaving.ts'
import { useStore } from '../../../lib/store.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { SavedNotice } from '../../../ui/form/saved-notice.tsx'
import styles from './talks.module.css'
import { openText, type TextKeeper } from './text-keeper.ts'

/** A text of a talk, kept as it is typed. */
export function TalkTextPart({ talkId, text }: { talkId: number; text: TalkText }) {
  const { t } = useTranslation('talks')
  const [keeper] = useState(() => openText(talkId, text))
  const state = useStore(keeper.state)
  const { part } = text
  useEffect(() => keeper.hear(text), [keeper, text])
  useSending(keeper)
  return (
    <RecordSection title={t(`part.${part}`)} hint={t(`hint.${part}`)}>
      <Textarea
        aria-label={t(`part.${part}`)}
        autosize
        minRows={part === 'private' ? 3 : 5}
        maxLength={talkLimits.text}
        value={state.text}
        onChange={({ target }) => keeper.type(target.value)}
        onBlur={() => void keeper.send()}
      />
      <div className={styles['under']}>
        <SavedNotice savedAt={state.savedAt} isSaving={state.isBusy} error={state.error} />
        {part !== 'private' && text.savedBy && (
          <span className={styles['by']}>{t('writtenBy', { name: text.savedBy.name })}</span>
        )}
      </div>
      {state.other && <Other keeper={keeper} other={state.other} />}
    </RecordSection>
  )
}

/** NOTE: what was found again from an earlier visit goes out at once, and what is typed last goes with whoever leaves. */
function useSending(keeper: TextKeeper) {
  const { isBusy } = useStore(keeper.state)
  useEffect(() => {
    void keeper.send()
    return keeper.stop
  }, [keeper])
  useEffect(() => (isBusy ? holdWindow() : undefined), [isBusy])
}

/** Somebody has written in between: nothing is overwritten, and whoever is here says how it goes on. */
function Other({ keeper, other }: { keeper: TextKeeper; other: TalkText }) {
  const { t } = useTranslation('talks')
  return (
    <div className={styles['other']} role="alert">
      <strong>{t('other.title', { name: other.savedBy?.name ?? '' })}</strong>
      <p className={styles['said']}>{other.text}</p>
      <div className={styles['ways']}>
        <Button onClick={() => keeper.settle('join')}>{t('other.join')}</Button>
        <Button variant="default" onClick={() => keeper.settle('theirs')}>
          {t('other.theirs')}
        </Button>
      </div>
    </div>
  )
}
