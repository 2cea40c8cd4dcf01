import { Button, Textarea } from '@mantine/core'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { longestTestimonial } from '@oktant/contract/learning/testimonials.ts'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../../lib/notice.ts'
import { useDraft } from '../../../../../lib/records/draft.ts'
import { DialogButtons } from '../../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../../../ui/form/form.tsx'
import { SaveButton } from '../../../../../ui/form/save-button.tsx'
import { bringBackRating, useRemoveRating, useSaveRating } from '../../learn.queries.ts'
import { useLearningWords } from '../../learning-words.ts'
import styles from '../course-dialogs.module.css'

const choices = [
  { rating: thumbs.up, word: 'rating.up', Icon: IconThumbUp },
  { rating: thumbs.down, word: 'rating.down', Icon: IconThumbDown },
] as const

/** Rates a course, with words for its author where one has any; Escape closes it. */
export function RatingDialog({ course, onClose }: { course: Container; onClose: () => void }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { containerId, ownRating } = course
  const draft = useDraft(`rating:${containerId}`, {
    rating: ownRating ? String(ownRating.rating) : '',
    comment: ownRating?.comment ?? '',
  })
  const { rating, comment } = draft.values
  const save = useSaveRating(ownRating?.id ?? null)
  const problem = useErrorText(save.error)
  const send = () => {
    if (!rating) return
    const chosen = rating === String(thumbs.up) ? thumbs.up : thumbs.down
    const onSuccess = () => {
      draft.clear()
      onClose()
    }
    onceMade(
      save.mutateAsync({
        ratingType: 'ADDITIONAL',
        genericToggleFlag: false,
        rating: chosen,
        comment,
        container: { id: containerId },
      }),
      onSuccess,
    )
  }
  return (
    <Dialog title={t('rating.dialog', { course: text(course.name) })} onClose={onClose}>
      <Form action={send}>
        <fieldset className={styles['choices']}>
          <legend>{t('rating.question')}</legend>
          {choices.map(({ rating: value, word, Icon }) => (
            <label key={value} className={styles['choice']}>
              <input
                type="radio"
                name="rating"
                value={value}
                checked={rating === String(value)}
                onChange={() => draft.set({ rating: String(value) })}
              />
              <Icon size={26} stroke={1.6} aria-hidden />
              {t(word)}
            </label>
          ))}
        </fieldset>
        <Textarea
          label={t('rating.comment')}
          description={t('rating.commentHint')}
          rows={4}
          maxLength={longestTestimonial}
          value={comment}
          onChange={({ target }) => draft.set({ comment: target.value })}
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          {ownRating && <TakeBack id={ownRating.id} onDone={onClose} />}
          <SaveButton isBusy={save.isPending} disabled={!rating}>
            {t('rating.save')}
          </SaveButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function TakeBack({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('learning')
  const remove = useRemoveRating()
  const takeBack = () =>
    onceMade(remove.mutateAsync(id), () => {
      offerUndo(t('rating.removed'), () => bringBackRating(id))
      onDone()
    })
  return (
    <Button variant="default" loading={remove.isPending} onClick={takeBack}>
      {t('rating.remove')}
    </Button>
  )
}
