import { Button } from '@mantine/core'
import type { Audience } from '@oktant/contract/communication/audiences.ts'
import type { SurveyRecord } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { FurtherInvitations, Invited } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLanguage } from '../../../../lib/words/language.ts'
import { RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { inviteToSurvey, surveyAudience } from '../surveys.queries.ts'
import styles from './author.module.css'
import type { AudienceParts } from './new-survey.tsx'
import { Outsiders } from './outsiders.tsx'
import { type Chosen, Raters } from './raters.tsx'
import { useFaultWords, useSurveyWords } from './survey-words.ts'

type Values = { audience: Audience; raters: Chosen[]; outsiders: FurtherInvitations['outsiders'] }
const nobody: Values = {
  audience: { kind: 'people', ids: [], reach: 'themselves' },
  raters: [],
  outsiders: [],
}

const isMeant = ({ kind, ids }: Audience) => kind === 'everyone' || ids.length > 0
const isEmpty = ({ audience, raters, outsiders }: Values) =>
  !isMeant(audience) && raters.length + outsiders.length === 0

type MoreProps = { survey: SurveyRecord; parts: AudienceParts }

/** Invites further people, once the survey is made; who was invited before is named afterwards. */
export function InviteMore({ survey, parts }: MoreProps) {
  const { t } = useTranslation('surveyAdmin')
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Invited | null>(null)
  if (isOpen)
    return (
      <InviteForm
        survey={survey}
        parts={parts}
        onClose={() => setOpen(false)}
        onDone={(invited) => {
          setOutcome(invited)
          setOpen(false)
        }}
      />
    )
  return (
    <>
      {outcome && <Outcome {...outcome} />}
      <div>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => {
            setOutcome(null)
            setOpen(true)
          }}
        >
          {t('more.open')}
        </Button>
      </div>
    </>
  )
}

/** NOTE: the form that was sent takes its height with it, and what comes after it would lie under the finger. */
const comeIntoSight = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'center' })

function Outcome({ invited, duplicates: { count, names } }: Invited) {
  const { t } = useTranslation('surveyAdmin')
  const others = count - names.length
  return (
    <div ref={comeIntoSight} role="status" className={styles['outcome']}>
      <p>{t('more.done', { count: invited })}</p>
      {count > 0 && (
        <>
          <p>{t('more.doubles', { count })}</p>
          <ul>
            {names.map((name, index) => (
              // NOTE: two people may have the same name.
              <li key={index}>{name}</li>
            ))}
            {others > 0 && <li>{t('more.others', { count: others })}</li>}
          </ul>
        </>
      )}
    </div>
  )
}

type FormProps = MoreProps & { onClose: () => void; onDone: (invited: Invited) => void }

function InviteForm({ survey, parts: { AudienceFields, PeopleField }, onClose, onDone }: FormProps) {
  const { t } = useTranslation(['surveyAdmin', 'common'])
  const language = useLanguage()
  const form = useRecordForm<Values>({
    name: `survey:${survey.id}:invite`,
    first: nobody,
    check: (values) => (isEmpty(values) ? { audience: t('more.nobody') } : {}),
    words: useFaultWords(),
    async save({ audience, ...others }) {
      onDone(await inviteToSurvey(survey.id, { ...others, audience: isMeant(audience) ? audience : null }))
    },
  })
  const { values, errorAt, set } = form
  const { audience: labels } = useSurveyWords()
  const problem = errorAt('audience')
  return (
    <RecordForm
      label={t('more.title')}
      form={form}
      submit={t('more.submit')}
      wayOut={
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      }
    >
      {survey.subject ? (
        <Raters
          survey={survey}
          chosen={values.raters}
          PeopleField={PeopleField}
          onChange={(raters) => set({ raters })}
        />
      ) : (
        <AudienceFields
          audience={values.audience}
          source={surveyAudience}
          labels={labels}
          onChange={(audience) => set({ audience })}
        />
      )}
      <RecordSection title={t('outsiders.title')} hint={t('outsiders.hint')}>
        <Outsiders
          outsiders={values.outsiders}
          isFeedback={survey.subject !== null}
          language={language}
          errorAt={errorAt}
          onChange={(outsiders) => set({ outsiders })}
        />
      </RecordSection>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </RecordForm>
  )
}
