import { Button, Checkbox } from '@mantine/core'
import type { TalkAction } from '@oktant/contract/development/talks.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { FormProblem } from '../../../ui/form/form.tsx'
import styles from './talks.module.css'
import { addTalkAction, useChangeTalkAction, useRemoveTalkAction } from './talks.queries.ts'

type ActionsProps = { actions: readonly TalkAction[]; areEarlier?: boolean }

/** What was agreed, each with who does it and until when; a box says that it is done. */
export function TalkActions({ actions, areEarlier = false }: ActionsProps) {
  const change = useChangeTalkAction()
  const problem = useErrorText(change.error)
  return (
    <>
      <ul className={styles['actions']}>
        {actions.map((action) => (
          <Action
            key={action.id}
            action={action}
            isEarlier={areEarlier}
            onDone={(isDone) => change.mutate({ action, change: { isDone } })}
          />
        ))}
      </ul>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

type ActionProps = { action: TalkAction; isEarlier: boolean; onDone: (isDone: boolean) => void }

function Action({ action, isEarlier, onDone }: ActionProps) {
  const { t } = useTranslation('talks')
  const { day } = useDates()
  const { text, doerName, dueOn, agreedOn, doneAt, doneBy } = action
  const about = [
    doerName ?? t('action.nobody'),
    dueOn && t('action.until', { day: day(dueOn) }),
    isEarlier && t('action.agreed', { day: day(agreedOn) }),
    doneAt && t('action.doneBy', { name: doneBy?.name ?? '' }),
  ]
  return (
    <li>
      <Checkbox
        aria-label={t('action.done', { text })}
        checked={doneAt !== null}
        onChange={({ target }) => onDone(target.checked)}
      />
      <div className={styles['words']} data-done={doneAt ? true : undefined}>
        <strong>{text}</strong>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </div>
      {!isEarlier && !doneAt && <RemoveAction action={action} />}
    </li>
  )
}

function RemoveAction({ action }: { action: TalkAction }) {
  const { t } = useTranslation('talks')
  const remove = useRemoveTalkAction()
  const { talkId, text, dueOn, doer } = action
  const again = () => addTalkAction(talkId, { text, dueOn, doer })
  const removed = () => offerUndo(t('action.removed'), again)
  return (
    <Button
      variant="default"
      aria-label={t('action.removeNamed', { text: action.text })}
      loading={remove.isPending}
      onClick={() => remove.mutate(action, { onSuccess: removed })}
    >
      {t('action.remove')}
    </Button>
  )
}
