/** Courses, their components, and learning with them. */
export const courseMessages = {
  container_not_found: {
    en: 'Unable to find this course',
    de: 'Dieser Kurs wurde nicht gefunden',
  },
  folder_not_found: {
    en: 'Unable to find this folder',
    de: 'Dieser Ordner wurde nicht gefunden',
  },
  container_invalid: {
    en: 'Please check the marked places of the course',
    de: 'Bitte prüfen Sie die markierten Stellen des Kurses',
  },
  container_in_use: {
    en: 'Other courses stand below or hold this one. Move them first.',
    de: 'Andere Kurse stehen darunter oder enthalten diesen. Bitte verschieben Sie diese zuerst.',
  },
  content_changed: {
    en: 'Somebody else has changed this in the meantime. Nothing of theirs was overwritten.',
    de: 'Jemand anderes hat dies inzwischen geändert. Davon wurde nichts überschrieben.',
  },
  type_not_found: {
    en: 'Unable to find this type',
    de: 'Dieser Typ wurde nicht gefunden',
  },
  type_invalid: {
    en: 'Please check the marked fields of the type',
    de: 'Bitte prüfen Sie die markierten Felder des Typs',
  },
  theme_not_found: {
    en: 'Unable to find this theme',
    de: 'Diese Gestaltung wurde nicht gefunden',
  },
  theme_invalid: {
    en: 'Please check the marked fields of the theme',
    de: 'Bitte prüfen Sie die markierten Felder der Gestaltung',
  },
  component_not_found: {
    en: 'Unable to find this component',
    de: 'Dieser Baustein wurde nicht gefunden',
  },
  component_invalid: {
    en: 'Please check the marked fields of the component',
    de: 'Bitte prüfen Sie die markierten Felder des Bausteins',
  },
  diagram_not_found: {
    en: 'Unable to find this diagram',
    de: 'Dieses Diagramm wurde nicht gefunden',
  },
  diagram_invalid: {
    en: 'Please check the marked places of the diagram',
    de: 'Bitte prüfen Sie die markierten Stellen des Diagramms',
  },
  grouping_not_found: {
    en: 'Unable to find this container grouping',
    de: 'Diese Zusammenstellung wurde nicht gefunden',
  },
  grouping_invalid: {
    en: 'Please check the marked places of the container grouping',
    de: 'Bitte prüfen Sie die markierten Stellen der Zusammenstellung',
  },
  area_outside: {
    en: 'This area reaches beyond the picture',
    de: 'Dieser Bereich ragt über das Bild hinaus',
  },
  picture_size: {
    en: 'A picture needs at least 320 by 160 pixels, and has at most 6000 on a side',
    de: 'Ein Bild braucht mindestens 320 mal 160 Pixel und hat höchstens 6000 je Seite',
  },
  component_file_broken: {
    en: 'This file is broken or was cut off',
    de: 'Diese Datei ist beschädigt oder unvollständig',
  },
  component_file_empty: {
    en: 'This file is empty',
    de: 'Diese Datei ist leer',
  },
  component_file_large: {
    en: 'This file is too large: a document may have 50 MB, a picture 10 MB and a video 2 GB',
    de: 'Diese Datei ist zu groß: Ein Dokument darf 50 MB haben, ein Bild 10 MB und ein Film 2 GB',
  },
  component_file_long: {
    en: 'This text is too long to be shown in a course',
    de: 'Dieser Text ist zu lang für einen Kurs',
  },
  component_file_unknown: {
    en: 'A course cannot show this kind of file. Please take a PDF, a picture, a text, an office file, or a video as MP4 or WebM.',
    de: 'Diese Art von Datei kann ein Kurs nicht zeigen. Bitte nehmen Sie ein PDF, ein Bild, einen Text, eine Office-Datei oder einen Film als MP4 oder WebM.',
  },
  component_file_misplaced: {
    en: 'This kind of file has no place here',
    de: 'Diese Art von Datei gehört nicht hierher',
  },
  component_upload_elsewhere: {
    en: 'The file goes on at another place than this piece',
    de: 'Die Datei geht an einer anderen Stelle weiter als dieses Stück',
  },
  component_upload_not_found: {
    en: 'Unable to find this upload',
    de: 'Dieser Upload wurde nicht gefunden',
  },
  package_import_not_found: {
    en: 'Unable to find this import',
    de: 'Dieser Import wurde nicht gefunden',
  },
  package_import_not_ready: {
    en: 'This import is not at this step',
    de: 'Dieser Import ist nicht bei diesem Schritt',
  },
  package_kind_differs: {
    en: 'A package can only be replaced by one of its kind',
    de: 'Ein Paket kann nur durch eines seiner Art ersetzt werden',
  },
  child_not_found: {
    en: 'Unable to find this part of the course',
    de: 'Dieser Kursbestandteil wurde nicht gefunden',
  },
  component_locked: {
    en: 'This part of the course is still locked',
    de: 'Dieser Kursbestandteil ist noch gesperrt',
  },
  launched_elsewhere: {
    en: 'You have opened something else in the meantime. It goes on there.',
    de: 'Sie haben inzwischen etwas anderes geöffnet. Dort geht es weiter.',
  },
  completion_refused: {
    en: 'This does not complete this part of the course',
    de: 'Damit ist dieser Kursbestandteil nicht abgeschlossen',
  },
  film_plays: {
    en: 'This film has played for everybody so far',
    de: 'Dieser Film lief bisher bei allen',
  },
  choice_unknown: {
    en: 'Please choose something that there is',
    de: 'Bitte wählen Sie etwas, das es gibt',
  },
  day_unknown: {
    en: 'Please name a day of the calendar',
    de: 'Bitte nennen Sie einen Tag des Kalenders',
  },
  address_unsafe: {
    en: 'Please give an address that begins with https://',
    de: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt',
  },
  purchase_not_found: {
    en: 'Unable to find this purchase',
    de: 'Dieser Kauf wurde nicht gefunden',
  },
  purchase_invalid: {
    en: 'Please check the marked fields of the invoice',
    de: 'Bitte prüfen Sie die markierten Felder der Rechnung',
  },
  purchase_decided: {
    en: 'This purchase has been decided in the meantime',
    de: 'Über diesen Kauf wurde inzwischen entschieden',
  },
  purchase_note_required: {
    en: 'Please say why',
    de: 'Bitte nennen Sie den Grund',
  },
  card_unavailable: {
    en: 'Cards are not taken here',
    de: 'Karten werden hier nicht angenommen',
  },
  card_provider_failed: {
    en: 'The card provider does not answer. Nothing was charged; please try again.',
    de: 'Der Kartenanbieter antwortet nicht. Es wurde nichts abgebucht; bitte versuchen Sie es erneut.',
  },
  payment_signature_invalid: {
    en: 'The signature of this message is missing, wrong or too old',
    de: 'Die Signatur dieser Nachricht fehlt, ist falsch oder zu alt',
  },
  favourite_not_found: {
    en: 'Unable to find this favourite',
    de: 'Dieser Favorit wurde nicht gefunden',
  },
  favourite_invalid: {
    en: 'Please give the favourite a name',
    de: 'Bitte geben Sie dem Favoriten einen Namen',
  },
  favourites_full: {
    en: 'You keep as many favourites as there can be. Remove one first.',
    de: 'Sie haben so viele Favoriten, wie es geben kann. Bitte entfernen Sie zuerst einen.',
  },
  rating_too_early: {
    en: 'Please begin the course before you rate it',
    de: 'Bitte beginnen Sie den Kurs, bevor Sie ihn bewerten',
  },
  content_missing: {
    en: 'Please add at least one part that is switched on',
    de: 'Bitte fügen Sie mindestens einen Bestandteil hinzu, der eingeschaltet ist',
  },
  assignment_invalid: {
    en: 'Please check when the course is due',
    de: 'Bitte prüfen Sie, bis wann der Kurs fällig ist',
  },
  courses_unknown: {
    en: 'Unable to find one of these courses',
    de: 'Einer dieser Kurse wurde nicht gefunden',
  },
  too_many_courses: {
    en: 'A learning group has at most 500 courses',
    de: 'Eine Lerngruppe hat höchstens 500 Kurse',
  },
  due_not_optional: {
    en: 'Only a mandatory course has a due date or is passed again',
    de: 'Nur ein Pflichtkurs hat ein Fälligkeitsdatum oder ist zu erneuern',
  },
} as const
