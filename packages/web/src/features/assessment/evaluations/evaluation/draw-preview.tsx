import { Button } from '@mantine/core'
import type { EvaluationForm } from '@oktant/contract/assessment/evaluations.ts'
import type { LearnerQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { Question } from '../../questions/question.tsx'
import { useDraw } from '../author.queries.ts'
import styles from '../author.module.css'

type DrawProps = { form: EvaluationForm; onClose: () => void }

/** What one attempt might ask; each press draws anew. */
export function DrawPreview({ form, onClose }: DrawProps) {
  const { t } = useTranslation('author')
  const draw = useDraw()
  const problem = useErrorText(draw.error)
  const { items, settings } = form
  const again = () => draw.mutate({ items, orderOfQuestions: settings.orderOfQuestions })
  const first = useEffectEvent(again)
  useEffect(() => first(), [])
  return (
    <Dialog title={t('draw.title')} size="lg" onClose={onClose}>
      <div className={styles['form']}>
        <p className={styles['quiet']}>{t('draw.hint')}</p>
        <div className={styles['links']}>
          <Button loading={draw.isPending} onClick={again}>
            {t('draw.again')}
          </Button>
        </div>
        <FormProblem>{problem}</FormProblem>
        {draw.data?.length === 0 && <EmptyState title={t('draw.none')} />}
        <ol className={styles['drawn']}>
          {draw.data?.map((question) => (
            <li key={`${question.id}-${draw.submittedAt}`}>
              <Tried question={question} />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

function Tried({ question }: { question: LearnerQuestion }) {
  const [answer, setAnswer] = useState('')
  return <Question question={question} answer={answer} onAnswer={setAnswer} />
}
