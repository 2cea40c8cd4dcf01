import { Button, Checkbox, Radio, Textarea } from '@mantine/core'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import { longestTestimonial, type Testimonial } from '@oktant/contract/learning/testimonials.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDraft } from '../../../../lib/records/draft.ts'
import { Form, FormProblem, formRow } from '../../../../ui/form/form.tsx'
import { SaveButton } from '../../../../ui/form/save-button.tsx'
import { useSaveTestimonial } from './testimonials.queries.ts'
import styles from './testimonials.module.css'

type Props = { known: Testimonial | null; onDone: () => void }

/** What one thinks of the product, in one's own words. */
export function TestimonialForm({ known, onDone }: Props) {
  const { t } = useTranslation(['testimonials', 'common'])
  const draft = useDraft(`testimonial:${known?.id ?? 0}`, {
    rating: String(known?.rating ?? thumbs.up),
    comment: known?.comment ?? '',
    isShared: known?.genericToggleFlag ?? true,
  })
  const [isChecked, setChecked] = useState(false)
  const save = useSaveTestimonial(known?.id ?? 0)
  const problem = useErrorText(save.error)
  const { rating, comment, isShared } = draft.values
  const isMissing = isChecked && !comment.trim()
  const submit = () => {
    setChecked(true)
    if (!comment.trim()) return
    const thumb = rating === String(thumbs.up) ? thumbs.up : thumbs.down
    const onSuccess = () => {
      draft.clear()
      onDone()
    }
    onceMade(
      save.mutateAsync({ ratingType: 'ADDITIONAL', rating: thumb, comment, genericToggleFlag: isShared }),
      onSuccess,
    )
  }
  return (
    <Form action={submit} aria-label={t('form.label')}>
      <Radio.Group
        label={t('form.recommend')}
        value={rating}
        onChange={(value) => draft.set({ rating: value })}
      >
        <div className={styles.choices}>
          <Radio value={String(thumbs.up)} label={t('form.yes')} />
          <Radio value={String(thumbs.down)} label={t('form.no')} />
        </div>
      </Radio.Group>
      <Textarea
        label={t('form.comment')}
        description={t('form.commentHint')}
        rows={5}
        maxLength={longestTestimonial}
        value={comment}
        error={isMissing && t('form.commentMissing')}
        onChange={(event) => draft.set({ comment: event.target.value })}
      />
      <Checkbox
        label={t('form.share')}
        description={t('form.shareHint')}
        checked={isShared}
        onChange={(event) => draft.set({ isShared: event.target.checked })}
      />
      <FormProblem>{problem}</FormProblem>
      <div className={formRow}>
        <SaveButton isBusy={save.isPending}>{t('form.save')}</SaveButton>
        {known && (
          <Button
            variant="default"
            onClick={() => {
              draft.clear()
              onDone()
            }}
          >
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
