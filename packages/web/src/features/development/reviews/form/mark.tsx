import { Button, TextInput } from '@mantine/core'
import type { MarkProposal } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { WidePart } from '../../../../ui/page/wide-part.tsx'
import styles from '../reviews.module.css'
import { TextField, useFaultWords } from './fields.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { Calibration } from './calibration.tsx'
import { isOwnMark, sentMark } from '../state/review-form.rules.ts'

const digits = /\D/g

/** The mark: proposed from ratings and weights with its arithmetic, given by whoever completes C. */
export function Mark({ form }: { form: ReviewForm }) {
  const { percent } = useDates()
  const { t } = useTranslation('reviews')
  const faults = useFaultWords()
  const { review } = form
  const mark = form.valueOf('assessedMark', review.assessedMark)
  const may = form.may('assessedMark')
  const proposed = review.proposal?.mark
  if (!may && !review.sees.mark) return <p className={styles['quiet']}>{t('later.mark')}</p>
  return (
    <div className={styles['mark']}>
      <h3>{t('mark.title')}</h3>
      {review.rejectedItems.includes('mark') && <p className={styles['named']}>{t('rejected.named')}</p>}
      {may ? (
        <div className={styles['markField']} data-field="assessedMark">
          <TextInput
            label={t('mark.label')}
            description={proposed == null ? t('mark.noProposal') : t('mark.proposed', { mark: proposed })}
            inputMode="numeric"
            maxLength={3}
            value={mark}
            error={form.faultAt('assessedMark') && faults('assessedMark')}
            onChange={({ target }) => form.write('assessedMark', target.value.replace(digits, ''))}
          />
          {proposed != null && Number(mark || -1) !== proposed && (
            <Button variant="default" onClick={() => form.write('assessedMark', String(proposed))}>
              {t('mark.take', { mark: proposed })}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles['markShown']}>{mark === '' ? t('mark.none') : percent(Number(mark))}</p>
      )}
      <Calibration review={review} />
      {(!may || isOwnMark(sentMark(review) ?? mark, proposed)) && (
        <TextField
          form={form}
          field="markReason"
          known={review.markReason}
          label={t('mark.reason')}
          isLong
          isRequired
        />
      )}
      {review.proposal && review.proposal.lines.length > 0 && <Arithmetic proposal={review.proposal} />}
    </div>
  )
}

/** How the proposal comes about, line by line. */
function Arithmetic({ proposal: { mark, lines } }: { proposal: MarkProposal }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const { number } = useDates()
  return (
    <details className={styles['arithmetic']}>
      <summary>{t('mark.how')}</summary>
      <WidePart label={t('mark.how')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('mark.item')}</th>
              <th scope="col">{t('mark.level')}</th>
              <th scope="col">{t('mark.value')}</th>
              <th scope="col">{t('mark.share')}</th>
              <th scope="col">{t('mark.part')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ target, title, level, points, value, share }) => (
              <tr key={target}>
                <th scope="row">{text(title)}</th>
                <td>{t('mark.of', { level, most: points - 1 })}</td>
                <td>{number(Math.round(value * 10) / 10)}</td>
                <td>{`${number(Math.round(share * 10) / 10)}\u00a0%`}</td>
                <td>{number(Math.round(value * share) / 100)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('mark.sum')}
              </th>
              <td>{mark === null ? '–' : number(mark)}</td>
            </tr>
          </tfoot>
        </table>
      </WidePart>
    </details>
  )
}
