import type { PartsOf } from '../../../lib/screens.ts'
import type { customFieldsScreens } from './custom-fields.screens.ts'

export const customFieldsParts: PartsOf<typeof customFieldsScreens> = {
  customFields: () => import('./custom-fields-screen.tsx').then((file) => file.CustomFieldsScreen),
  customField: () => import('./custom-field-screen.tsx').then((file) => file.CustomFieldScreen),
}
