import { useTranslation } from 'react-i18next'
import { RecordRemoval } from '../../../ui/admin/record-removal.tsx'
import { useAuthorWords } from './author-words.ts'
import { authoredChanged, type bankAffected } from './author.queries.ts'

type RemoveProps = {
  what: 'bank' | 'question' | 'set' | 'evaluation'
  affected: ReturnType<typeof bankAffected>
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  back: string
}

/** Removes what an author made. */
export function RemoveTool({ what, ...rest }: RemoveProps) {
  const { t } = useTranslation('author')
  const { affected: touched } = useAuthorWords()
  return (
    <RecordRemoval
      words={{
        open: t('tool.remove'),
        title: t(`removeTitle.${what}`),
        text: t(`removeText.${what}`),
        confirm: t('tool.remove'),
        touched,
        done: t(`removed.${what}`),
      }}
      changed={authoredChanged}
      {...rest}
    />
  )
}
