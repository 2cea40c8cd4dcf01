import { Button } from '@mantine/core'
import { longestFreeText } from '@oktant/contract/kit/constants.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import type { SurveyAnswer, SurveyForm as Form } from '@oktant/contract/assessment/surveys/surveys.ts'
import { IconEyeOff, IconUserCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDraft } from '../../../../lib/records/draft.ts'
import { canRemember } from '../../../../lib/storage.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { Question } from '../../questions/question.tsx'
import { SaveFailed } from '../../attempts/keep/save-failed.tsx'
import { useStubborn } from '../../attempts/keep/stubborn.ts'
import styles from './answer.module.css'

type FormProps = {
  survey: Form
  /** By what this person is known here: several may be asked the same in one browser. */
  draftName: string
  send: (answers: SurveyAnswer[]) => Promise<unknown>
  onDone: () => void
}

const nothing: { answers: Record<string, string> } = { answers: {} }

/** A survey to be filled in. What is typed stays in this browser until it is sent. */
export function SurveyForm({ survey, draftName, send, onDone }: FormProps) {
  const { t } = useTranslation('surveys')
  const message = useMessage()
  const draft = useDraft(`survey:${draftName}`, nothing)
  const [isUnprotected] = useState(() => !canRemember())
  const { answers } = draft.values
  const [missing, setMissing] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<unknown>(null)
  const isSent = useRef(false)
  const done = () => {
    draft.saved()
    onDone()
  }
  const stubborn = useStubborn((error) => {
    // NOTE: where an answer was on its way already, it is this very one that has arrived.
    if (isSent.current && isFailure(error, 'survey_answered')) return done()
    setRefused(error)
  })

  function submit() {
    if (stubborn.isBusy) return
    setRefused(null)
    const open = survey.questions.filter(
      ({ versionId, mandatory }) => mandatory && !answers[versionId]?.trim(),
    )
    setMissing(open.map(({ versionId }) => versionId))
    const [first] = open
    if (first) return reach(first.versionId)
    void stubborn.run(async () => {
      const sending = send(listOf(survey, answers))
      await sending.finally(() => (isSent.current = true))
      done()
    })
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Promised survey={survey} />
      {draft.isRestored && (
        <p role="status" className={styles['quiet']}>
          {t('form.restored')}
        </p>
      )}
      {survey.questions.map((question) => (
        <div key={question.versionId} id={cardId(question.versionId)} className={styles['card']}>
          <Question
            question={question}
            answer={answers[question.versionId] ?? ''}
            isMandatory={question.mandatory}
            longestText={longestFreeText.survey}
            error={
              missing.includes(question.versionId) ? message(learningMessages.response_required) : undefined
            }
            onAnswer={(answer) => {
              setMissing((all) => all.filter((id) => id !== question.versionId))
              draft.set({ answers: { ...answers, [question.versionId]: answer } })
            }}
          />
        </div>
      ))}
      <Problem isMissing={missing.length > 0} error={refused} />
      <div className={styles['foot']}>
        <Button type="submit" size="md" loading={stubborn.isBusy}>
          {t('form.submit')}
        </Button>
        <p className={styles['quiet']}>{t(isUnprotected ? 'form.noDraft' : 'form.draft')}</p>
      </div>
      {stubborn.isWaiting && (
        <SaveFailed isBusy={stubborn.isBusy} isUnprotected={isUnprotected} onAgain={stubborn.again} />
      )}
    </form>
  )
}

const cardId = (versionId: number) => `question-${versionId}`

function reach(versionId: number) {
  const card = document.getElementById(cardId(versionId))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
}

const listOf = ({ questions }: Form, answers: Record<string, string>) =>
  questions.flatMap(({ versionId }) => {
    // NOTE: what lies beyond the bound would be refused as a whole.
    const answer = answers[versionId]?.slice(0, longestFreeText.survey)
    return answer?.trim() ? [{ versionId, answer }] : []
  })

function Problem({ isMissing, error }: { isMissing: boolean; error: unknown }) {
  const message = useMessage()
  const told = useErrorText(error)
  return (
    <p role="alert" className={styles['problem']}>
      {isMissing ? message(learningMessages.mandatory_fields_missing) : told}
    </p>
  )
}

/** What is promised to whoever answers, before they do. */
function Promised({ survey }: { survey: Form }) {
  const { t } = useTranslation('surveys')
  const text = useLocalText()
  const { day } = useDates()
  const { isAnonymous, relation, leastAnswers, about, closesOn, title, description, managerReads } = survey
  const isOwnView = relation === 'self'
  const isNameless = isAnonymous && !isOwnView
  return (
    <>
      {text(description) && <p className={styles['lead']}>{text(description)}</p>}
      {(about || closesOn) && (
        <p className={styles['quiet']}>
          {[
            // NOTE: most titles name the person already.
            about &&
              (isOwnView
                ? t('about.self', { name: about })
                : !text(title).includes(about) && t('about.other', { name: about })),
            relation && !isOwnView && t(`about.${relation}`),
            closesOn && t('until', { day: day(closesOn) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <section
        className={styles['promise']}
        aria-label={t(isNameless ? 'promise.anonymous' : 'promise.named')}
      >
        {isNameless ? <IconEyeOff aria-hidden /> : <IconUserCheck aria-hidden />}
        <div>
          <h2>{t(isNameless ? 'promise.anonymous' : 'promise.named')}</h2>
          {isNameless ? (
            <p>{t('promise.anonymousText', { count: leastAnswers })}</p>
          ) : (
            <p>{t(isOwnView ? 'promise.ownViewText' : 'promise.namedText')}</p>
          )}
          {about && !isOwnView && (
            <p>{t(managerReads ? 'promise.readersManager' : 'promise.readers', { name: about })}</p>
          )}
          {about && isOwnView && managerReads && <p>{t('promise.readersOwn')}</p>}
        </div>
      </section>
    </>
  )
}
