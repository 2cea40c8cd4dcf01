import { Button, Textarea } from '@mantine/core'
import type { Declaration } from '@oktant/contract/development/competency-shapes.ts'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { competencyMessages as messages } from '@oktant/contract/kit/messages/competencies.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import {
  declareAgain,
  useEndDeclaration,
  useReleaseDeclaration,
  useTakeDeclaration,
  useWithdrawDeclaration,
} from './claims.queries.ts'
import styles from './claims.module.css'
import { DeclareDialog } from './declare-dialog.tsx'

type ClaimProps = { declaration: Declaration }

/** What can be done with a declaration as it stands, beside deciding it. */
export function ClaimDeeds({ declaration }: ClaimProps) {
  const { t } = useTranslation('competencies')
  const { id, state, can, item } = declaration
  const [doing, setDoing] = useState<'change' | 'end' | null>(null)
  const take = useTakeDeclaration(id)
  const release = useReleaseDeclaration(id)
  const withdraw = useWithdrawDeclaration(id)
  const problem = useErrorText(take.error ?? release.error ?? withdraw.error)
  const close = () => setDoing(null)
  const takeBack = () =>
    onceMade(withdraw.mutateAsync(), () => notice.set({ text: t('done.withdrawn', { name: item.name }) }))
  return (
    <div className={styles['deeds']}>
      {can.take && (
        <Button loading={take.isPending} onClick={() => take.mutate()}>
          {t(state === 'UNDER_REVIEW' ? 'deed.takeOver' : 'deed.take')}
        </Button>
      )}
      {can.release && (
        <Button variant="default" loading={release.isPending} onClick={() => release.mutate()}>
          {t('deed.release')}
        </Button>
      )}
      {can.change && (
        <Button variant={state === 'RETURNED' ? 'filled' : 'default'} onClick={() => setDoing('change')}>
          {t(state === 'RETURNED' ? 'deed.again' : 'deed.change')}
        </Button>
      )}
      {can.withdraw && (
        <Button variant="default" loading={withdraw.isPending} onClick={takeBack}>
          {t('deed.withdraw')}
        </Button>
      )}
      {can.end && (
        <Button variant="default" onClick={() => setDoing('end')}>
          {t('deed.end')}
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
      {doing === 'change' && <Change declaration={declaration} onClose={close} />}
      {doing === 'end' && <End declaration={declaration} onClose={close} />}
    </div>
  )
}

function Change({ declaration, onClose }: ClaimProps & { onClose: () => void }) {
  const { t } = useTranslation('competencies')
  const { id, revision, state, item, level, words, evidence } = declaration
  const submit = t(state === 'RETURNED' ? 'deed.again' : 'deed.change')
  const certificateIds = evidence.flatMap((proof) =>
    proof.certificateId === null ? [] : [proof.certificateId],
  )
  return (
    <DeclareDialog
      name={`declaration:${id}`}
      title={item.name}
      submit={submit}
      first={{ level, words, certificateIds }}
      save={async (form) => {
        await declareAgain(id, { ...form, revision })
        notice.set({ text: t('done.declared', { name: item.name }) })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function End({ declaration: { id, item }, onClose }: ClaimProps & { onClose: () => void }) {
  const { t } = useTranslation(['competencies', 'common'])
  const message = useMessage()
  const [comment, setComment] = useState('')
  const [isChecked, setChecked] = useState(false)
  const end = useEndDeclaration(id)
  const problem = useErrorText(end.error)
  const send = () => {
    setChecked(true)
    if (!comment.trim()) return
    onceMade(end.mutateAsync({ comment }), () => {
      notice.set({ text: t('done.ended', { name: item.name }) })
      onClose()
    })
  }
  return (
    <Dialog title={t('end.title', { name: item.name })} onClose={onClose}>
      <Form action={send} aria-label={t('deed.end')}>
        <p>{t('end.text')}</p>
        <Textarea
          label={t('end.comment')}
          rows={3}
          maxLength={limits.wordsLength}
          value={comment}
          error={isChecked && !comment.trim() && message(messages.declaration_comment_missing)}
          onChange={({ target }) => setComment(target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SaveButton isBusy={end.isPending} color="coral.6">
            {t('deed.end')}
          </SaveButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
