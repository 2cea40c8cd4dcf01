import { Button, TextInput } from '@mantine/core'
import { newTemplateKey, type MessageTemplate } from '@oktant/contract/communication/templates.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { useLocalText } from '../../../lib/words/language.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { useFaultWords } from '../parts/fault-words.ts'
import { Placeholders, TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateVersions } from './template-versions.tsx'
import { messageTemplate, useDeleteMessageTemplate, useSaveMessageTemplate } from './templates.queries.ts'

/** One template: its words in both languages, as the letter it becomes, and what it was before. */
export function TemplateScreen() {
  const key = useParams()['key'] ?? newTemplateKey
  const { data } = useSuspenseQuery(messageTemplate(key))
  return <TemplateRecord key={key} template={data} />
}

function TemplateRecord({ template }: { template: MessageTemplate }) {
  const { t } = useTranslation(['templates', 'shell'])
  const text = useLocalText()
  const navigate = useNavigate()
  const { key, kind, hasAction, can, placeholders } = template
  const save = useSaveMessageTemplate(key)
  const isOwn = kind === 'own'
  const isNew = key === newTemplateKey
  const form = useRecordForm({
    name: `template ${key}`,
    first: { name: isOwn ? text(template.name) : '', texts: template.texts },
    words: useFaultWords(),
    async save(values) {
      const saved = await save.mutateAsync(values)
      if (isNew) await navigate(generatePath(paths.messageTemplate, { key: saved.key }), { replace: true })
    },
  })
  const { texts } = form.values
  return (
    <RecordScreen
      back={{ to: paths.messageTemplates, label: t('back') }}
      title={isNew ? t('new') : text(template.name)}
      lead={text(template.about)}
      tools={<Tools template={template} onReset={() => form.set({ texts: template.defaults })} />}
      aside={
        <>
          <Placeholders placeholders={placeholders} />
          {!isNew && (
            <TemplateVersions
              templateKey={key}
              onTake={({ language, text: words, isDefault }) =>
                form.set({ texts: { ...texts, [language]: isDefault ? template.defaults[language] : words } })
              }
            />
          )}
        </>
      }
    >
      <RecordForm label={t('form')} form={form} isReadOnly={!can.edit}>
        {isOwn && (
          <RecordSection title={t('name.title')}>
            <TextInput
              label={t('name.label')}
              description={t('name.hint')}
              value={form.values.name}
              maxLength={100}
              error={form.errorAt('name')}
              onChange={({ target }) => form.set({ name: target.value })}
            />
          </RecordSection>
        )}
        <TemplateFields
          texts={texts}
          hasAction={hasAction}
          isReadOnly={!can.edit}
          errorAt={form.errorAt}
          onChange={(changed) => form.set({ texts: changed })}
        />
      </RecordForm>
      <TemplatePreview templateKey={key} texts={texts} />
    </RecordScreen>
  )
}

function Tools({ template, onReset }: { template: MessageTemplate; onReset: () => void }) {
  const { t } = useTranslation('templates')
  const navigate = useNavigate()
  const text = useLocalText()
  const { remove, restore } = useDeleteMessageTemplate()
  const { key, can, changedIn } = template
  const removeIt = async () => {
    await remove.mutateAsync(key)
    offerUndo(t('removed', { name: text(template.name) }), () => restore(key))
    await navigate(paths.messageTemplates)
  }
  if (can.remove)
    return (
      <Button variant="default" loading={remove.isPending} onClick={() => void removeIt()}>
        {t('remove')}
      </Button>
    )
  return (
    changedIn.length > 0 && (
      <Button variant="default" onClick={onReset}>
        {t('reset')}
      </Button>
    )
  )
}
