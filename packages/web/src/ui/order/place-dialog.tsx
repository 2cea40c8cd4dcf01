import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Form } from '../form/form.tsx'

type PlaceProps = {
  name: string
  place: number
  of: number
  onPlace: (at: number) => void
  onClose: () => void
}

/** Asks at which place of a long list something should stand. */
export function PlaceDialog({ name, place, of, onPlace, onClose }: PlaceProps) {
  const { t } = useTranslation(['admin', 'common'])
  const [typed, setTyped] = useState(String(place + 1))
  const wanted = Number(typed)
  const isPlace = Number.isInteger(wanted) && wanted >= 1 && wanted <= of
  const put = () => {
    if (!isPlace) return
    onPlace(wanted - 1)
    onClose()
  }
  return (
    <Dialog title={t('order.place.put')} onClose={onClose} size="sm">
      <Form action={put}>
        <p>{name}</p>
        <TextInput
          label={t('order.place.field', { of })}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={!isPlace && typed !== ''}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" disabled={!isPlace}>
            {t('order.place.put')}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
