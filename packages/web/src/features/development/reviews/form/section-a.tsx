import { ActionIcon, Button } from '@mantine/core'
import type { Review, ReviewObjective } from '@oktant/contract/development/reviews/review-shapes.ts'
import { futureObjectives } from '@oktant/contract/kit/constants.ts'
import { reviewsMessages } from '@oktant/contract/kit/messages/reviews.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { ContractCard, ContractOfOthers } from '../../contracts/contract-card.tsx'
import { useAddObjective, useRemoveObjective } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import { Fault } from './fields.tsx'
import { FutureObjective, PastObjective } from './objective.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { inPlace } from '../state/review-form.rules.ts'
import { ObjectiveOrder } from './objective-order.tsx'
import { Section } from './section.tsx'
import type { Opened } from '../state/use-opened.ts'

/** Who sees the contract: its two sides, and HR with a reason. */
const sees = new Set<Review['side']>(['person', 'manager', 'hr'])

type SectionProps = { form: ReviewForm; opened: Opened }

/** What was to be reached and what is to be reached next. */
export function SectionA({ form, opened }: SectionProps) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { review } = form
  return (
    <Section name="A" status={review.sectionAStatus} form={form}>
      <h3>{t('past.title')}</h3>
      {review.pastObjectives.length === 0 ? (
        <p className={styles['quiet']}>{t('past.none')}</p>
      ) : (
        <ol className={styles['objectives']} aria-label={t('past.title')}>
          {review.pastObjectives.map((objective, index) => (
            <PastObjective
              key={objective.id}
              form={form}
              objective={objective}
              number={index + 1}
              {...opened.of(objective.id)}
            />
          ))}
        </ol>
      )}
      <h3>{t('future.title')}</h3>
      {review.companyObjectives.length > 0 && (
        <div className={styles['written']}>
          <h4>{t('company.title')}</h4>
          <ul>
            {review.companyObjectives.map((line) => (
              <li key={line.en + line.de}>{text(line)}</li>
            ))}
          </ul>
        </div>
      )}
      <Future form={form} opened={opened} />
      {review.contracts && sees.has(review.side) && <Contract review={review} />}
    </Section>
  )
}

/** NOTE: whoever stands in for a manager leads the review, and signs no contract in their name. */
function Contract({ review: { id, side, user, manager } }: { review: Review }) {
  const reader = useUser()
  const standsIn = side === 'manager' && manager !== null && manager.id !== reader?.id
  return standsIn ? <ContractOfOthers names={[user.name, manager.name]} /> : <ContractCard id={id} />
}

function Future({ form, opened }: SectionProps) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { review } = form
  const add = useAddObjective(review.id)
  const problem = useErrorText(add.error)
  const objectives = inPlace(review.currentObjectives, (id) => form.valueOf(`objective.${id}.place`, ''))
  const isCounted = form.faultAt('currentObjectives')
  return (
    <div data-field="currentObjectives">
      <p className={styles['quiet']}>{text(reviewsMessages.pdr_objectives_count)}</p>
      {isCounted && <Fault>{text(reviewsMessages.pdr_objectives_count)}</Fault>}
      <ol className={styles['objectives']} aria-label={t('future.title')}>
        {objectives.map((objective, index) => (
          <FutureObjective
            key={objective.id}
            form={form}
            objective={objective}
            number={index + 1}
            {...opened.of(objective.id)}
            tools={review.can.addObjective && <Remove form={form} objective={objective} number={index + 1} />}
          />
        ))}
      </ol>
      <ObjectiveOrder form={form} objectives={objectives} />
      {review.can.addObjective && objectives.length < futureObjectives.most && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          loading={add.isPending}
          onClick={() => add.mutate(undefined, { onSuccess: ({ id }) => opened.open(id) })}
        >
          {t('objective.add')}
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}

type RemoveProps = { form: ReviewForm; objective: ReviewObjective; number: number }

function Remove({ form, objective: { id, title }, number }: RemoveProps) {
  const { t } = useTranslation('reviews')
  const remove = useRemoveObjective(form.review.id)
  const problem = useErrorText(remove.error)
  const name = form.valueOf(`objective.${id}.title`, title) || t('objective.untitled', { number })
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('objective.remove', { name })}
        loading={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
