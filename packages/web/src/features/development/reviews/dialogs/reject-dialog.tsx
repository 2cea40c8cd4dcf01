import { Button, Checkbox, Textarea } from '@mantine/core'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { useDraft } from '../../../../lib/records/draft.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { Form, FormProblem } from '../../../../ui/form/form.tsx'
import { rejectReview } from '../reviews.queries.ts'
import styles from '../reviews.module.css'
import { rejectable } from '../state/review-form.rules.ts'

type RejectProps = { review: Review; onClose: () => void }

const wholes = ['B', 'C', 'mark'] as const

/** Sends a review back: what is meant is named, and why is said. */
export function RejectDialog({ review, onClose }: RejectProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const text = useLocalText()
  const draft = useDraft(`review:${review.id}:reject`, { items: '', comment: '', isAsked: false })
  const { comment, isAsked } = draft.values
  const items = draft.values.items.split(',').filter(Boolean)
  const toggle = (item: string) =>
    draft.set({
      items: (items.includes(item) ? items.filter((one) => one !== item) : [...items, item]).join(','),
    })
  const rejecting = useMutation({
    mutationFn: () => rejectReview(review.id, { items, comment }),
    onSuccess() {
      draft.saved()
      notice.set({ text: t('rejected') })
      onClose()
    },
  })
  const problem = useErrorText(rejecting.error)
  const choices = [
    ...wholes.map((item) => ({ item, label: t(`reject.item.${item}`) })),
    ...rejectable(review).map(({ item, name }) => ({ item, label: text(name) })),
  ]
  return (
    <Dialog title={t('reject.title')} onClose={onClose} size="lg">
      <Form
        aria-label={t('reject.title')}
        action={() => {
          draft.set({ isAsked: true })
          if (items.length > 0 && comment.trim()) rejecting.mutate()
        }}
      >
        <p>{t('reject.text')}</p>
        <fieldset className={styles['choices']}>
          <legend>{t('reject.items')}</legend>
          {choices.map(({ item, label }) => (
            <Checkbox key={item} label={label} checked={items.includes(item)} onChange={() => toggle(item)} />
          ))}
        </fieldset>
        {isAsked && items.length === 0 && <FieldFault>{t('reject.noItems')}</FieldFault>}
        <Textarea
          label={t('reject.comment')}
          rows={4}
          maxLength={5000}
          withAsterisk
          value={comment}
          error={isAsked && !comment.trim() && text(messages.required)}
          onChange={({ target }) => draft.set({ comment: target.value })}
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" color="coral.6" loading={rejecting.isPending}>
            {t('reject.confirm')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
