import { Button } from '@mantine/core'
import type { SurveyRecord } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice, offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { AffectedDialog } from '../../../../ui/admin/affected-dialog.tsx'
import { fieldColumns, RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import {
  closeSurvey,
  releaseSurvey,
  remindSurvey,
  removeSurvey,
  restoreSurvey,
  saveSurvey,
  surveyAffected,
  surveyRecord,
  surveysChanged,
} from '../surveys.queries.ts'
import { Answers } from './answers.tsx'
import { Invitations } from './invitations.tsx'
import { EndFields, WordFields } from './local-text.tsx'
import { type AudienceParts, NewSurvey } from './new-survey.tsx'
import { Results } from './results.tsx'
import { stageTones, useFaultWords, useSurveyWords } from './survey-words.ts'

/** One survey as whoever administers it sees it, or a new one. */
export function SurveyRecordScreen({ parts }: { parts: AudienceParts }) {
  const id = Number(useParams()['id'])
  return id ? <KnownSurvey key={id} id={id} parts={parts} /> : <NewSurvey parts={parts} />
}

function KnownSurvey({ id, parts }: { id: number; parts: AudienceParts }) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  const { kind } = useSurveyWords()
  const { data } = useSuspenseQuery(surveyRecord(id))
  const lead = [kind(data.categoryId), data.subject?.name].filter(Boolean).join(': ')
  return (
    <RecordScreen
      back={{ to: paths.adminSurveys, label: t('back') }}
      title={text(data.title)}
      lead={lead}
      tools={<Tools survey={data} />}
      aside={
        <>
          <About survey={data} />
          <RecordHistory object="survey" id={id} />
        </>
      }
    >
      <Results survey={data} />
      {data.can.readAnswers && <Answers id={id} />}
      <Invitations survey={data} parts={parts} />
      {data.can.change && <Words survey={data} />}
    </RecordScreen>
  )
}

const wordsOf = ({ title, description, closesOn, remindDays }: SurveyRecord) => ({
  title,
  description,
  closesOn,
  remindDays,
})

function Words({ survey }: { survey: SurveyRecord }) {
  const { t } = useTranslation('surveyAdmin')
  const form = useRecordForm({
    name: `survey:${survey.id}:words`,
    first: wordsOf(survey),
    words: useFaultWords(),
    async save(values) {
      form.set(wordsOf(await saveSurvey(survey.id, values)))
      offerUndo(t('saved'), () => saveSurvey(survey.id, wordsOf(survey)))
    },
  })
  return (
    <RecordForm label={t('form.words')} form={form}>
      <RecordSection title={t('form.words')} hint={t('form.wordsHint')}>
        <WordFields values={form.values} titleError={form.errorAt('title')} onChange={form.set} />
        <div className={fieldColumns}>
          <EndFields values={form.values} errorAt={form.errorAt} onChange={form.set} />
        </div>
      </RecordSection>
    </RecordForm>
  )
}

function About({ survey }: { survey: SurveyRecord }) {
  const { t } = useTranslation('surveyAdmin')
  const { day, number } = useDates()
  const text = useLocalText()
  const { stage, isAnonymous, leastAnswers, resultsWhen, opensOn, closesOn, answered, invited } = survey
  const facts = [
    [
      t('field.stage'),
      <span key="stage" className="pill" data-tone={stageTones[stage]}>
        {t(`stage.${stage}`)}
      </span>,
    ],
    [t('field.answered'), t('answeredOf', { answered: number(answered), invited: number(invited) })],
    [t('field.opensOn'), day(opensOn)],
    [t('field.closesOn'), closesOn ? day(closesOn) : t('openEnd')],
    [t('form.promise'), t(isAnonymous ? 'promise.anonymous' : 'promise.named')],
    [t('form.leastAnswers'), number(leastAnswers)],
    [t('form.resultsWhen'), t(`resultsWhen.${resultsWhen}`)],
    ...(survey.subject
      ? [
          [t('form.managerReads'), t(survey.managerReads ? 'yes' : 'no')] as const,
          [t('field.releasedOn'), survey.releasedOn ? day(survey.releasedOn) : t('notReleased')] as const,
        ]
      : []),
    [t('form.evaluation'), text(survey.evaluation.title)],
    [t('field.questions'), number(survey.questions)],
  ] as const
  return (
    <RecordSection title={t('facts')}>
      <Facts facts={facts} />
    </RecordSection>
  )
}

function Tools({ survey }: { survey: SurveyRecord }) {
  const { can } = survey
  return (
    <>
      {survey.stage === 'open' && survey.answered < survey.invited && (
        <Remind id={survey.id} isDone={!can.remind} />
      )}
      {can.release && (
        <Ending id={survey.id} what="release" text={survey.managerReads ? 'releaseManager' : 'release'} />
      )}
      {can.close && <Ending id={survey.id} what="close" />}
      <Ending id={survey.id} what="remove" />
    </>
  )
}

/** Once a day. NOTE: it stays in its place afterwards, so that nothing else comes under the finger that has pressed it. */
function Remind({ id, isDone }: { id: number; isDone: boolean }) {
  const { t } = useTranslation('surveyAdmin')
  const reminding = useMutation({
    mutationFn: () => remindSurvey(id),
    onSuccess: (count) => notice.set({ text: t('remind.done', { count }) }),
  })
  const problem = useErrorText(reminding.error)
  return (
    <>
      <Button
        variant="default"
        loading={reminding.isPending}
        aria-disabled={isDone}
        data-disabled={isDone || undefined}
        onClick={() => !isDone && reminding.mutate()}
      >
        {t(isDone ? 'remind.today' : 'remind.open')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

const endings = { close: closeSurvey, release: releaseSurvey, remove: removeSurvey } as const

type EndingProps = {
  id: number
  what: keyof typeof endings
  /** What it says before, where that depends on the survey. */
  text?: keyof typeof endings | 'releaseManager'
}

/** Ends a survey for good, releases its results, or removes it so that it can be brought back; what it touches is said before. */
function Ending({ id, what, text = what }: EndingProps) {
  const { t } = useTranslation('surveyAdmin')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...surveyAffected(id), enabled: isOpen })
  const ending = useMutation<unknown>({
    mutationFn: () => endings[what](id),
    onSuccess() {
      setOpen(false)
      if (what !== 'remove') return notice.set({ text: t(`ending.done.${what}`) })
      offerUndo(t('remove.done'), () => restoreSurvey(id))
      void navigate(paths.adminSurveys)
      void surveysChanged()
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(`ending.open.${what}`)}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={t(`ending.title.${what}`)}
          text={t(`ending.text.${text}`)}
          confirm={t(`ending.open.${what}`)}
          isDangerous={what !== 'release'}
          affected={affected}
          words={({ what: name, count }) =>
            t(name === 'invited' ? 'affected.invited' : 'affected.answered', { count })
          }
          isBusy={ending.isPending}
          error={ending.error}
          onConfirm={() => ending.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
