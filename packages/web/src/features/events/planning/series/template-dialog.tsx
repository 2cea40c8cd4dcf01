import { Button, Switch } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { fieldError, isAtFields } from '../../../../lib/api/field-errors.ts'
import { notice } from '../../../../lib/notice.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from '../planning.module.css'
import { firstRecurrence, isWhole, RecurrenceFields } from './recurrence-fields.tsx'
import { saveTemplate } from './series.queries.ts'

type DialogProps = { id: number; name: LocalText; onClose: () => void }

/** Keeps an event as a template, with how often it comes again. */
export function TemplateDialog({ id, name: first, onClose }: DialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const message = useMessage()
  const [name, setName] = useState(first)
  const [recurs, setRecurs] = useState(false)
  const [recurrence, setRecurrence] = useState(firstRecurrence)
  const saving = useMutation({
    mutationFn: () => saveTemplate(id, name, recurs ? recurrence : null),
    onSuccess() {
      notice.set({ text: t('template.saved') })
      onClose()
    },
  })
  const said = useErrorText(saving.error)
  const atName = fieldError(saving.error, 'name')
  const wrong =
    atName && (atName.code === 'name_taken' ? t('template.taken') : message(requestsMessages.required))
  return (
    <Dialog title={t('template.title')} size="lg" onClose={onClose}>
      <div className={styles['stack']}>
        <p>{t('template.hint')}</p>
        <div className={fieldColumns}>
          <LocalFields
            labels={{ en: t('name.en'), de: t('name.de') }}
            value={name}
            maxLength={200}
            error={wrong}
            onChange={setName}
          />
        </div>
        <Switch
          label={t('template.recurs')}
          checked={recurs}
          onChange={({ target }) => setRecurs(target.checked)}
        />
        {recurs && <RecurrenceFields value={recurrence} errorAt={() => undefined} onChange={setRecurrence} />}
        <FormProblem>{isAtFields(saving.error) ? null : said}</FormProblem>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          disabled={recurs && !isWhole(recurrence)}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('template.save')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
