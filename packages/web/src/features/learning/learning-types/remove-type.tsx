import { useTranslation } from 'react-i18next'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { type Kind, removeType, restoreType, typeAffected, typesChanged } from './types.queries.ts'

type RemoveProps = { kind: Kind; id: number; name: string; back: string }

/** Removes a type: what is of it is said before. */
export function RemoveType({ kind, id, name, back }: RemoveProps) {
  const { t } = useTranslation('learningTypes')
  return (
    <RecordRemoval
      words={{
        open: t('remove'),
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirm: t('remove'),
        touched: ({ what, count }) =>
          what === 'courses' || what === 'folders'
            ? t(`affected.${what}`, { count })
            : t('affected.components', { count }),
        done: t('removed', { name }),
      }}
      affected={typeAffected(kind, id)}
      remove={() => removeType(kind, id)}
      restore={() => restoreType(kind, id)}
      changed={typesChanged}
      back={back}
    />
  )
}
