/** Content, evaluations and their questions. */
export const learningMessages = {
  segment_not_found: {
    en: 'Unable to find this segment',
    de: 'Dieses Segment wurde nicht gefunden',
  },
  folder_name_taken: {
    en: 'A folder with name %s already exists. Please enter another name.',
    de: 'Einen Ordner namens %s gibt es bereits. Bitte geben Sie einen anderen Namen ein.',
  },
  deleted_resource_launch: {
    en: 'Unable to launch deleted resource %s',
    de: 'Die gelöschte Ressource %s kann nicht geöffnet werden',
  },
  container_child_invalid: {
    en: 'Invalid container child. No content found.',
    de: 'Ungültiger Kursbestandteil. Kein Inhalt gefunden.',
  },
  attempts_exceeded: {
    en: 'Number of attempts exceeded',
    de: 'Die Zahl der Versuche ist überschritten',
  },
  evaluation_failed: {
    en: 'You have not correctly answered enough questions to pass the Assessment. Please try again.',
    de: 'Sie haben nicht genug Fragen richtig beantwortet, um den Test zu bestehen. Bitte versuchen Sie es noch einmal.',
  },
  questions_unsubmitted: {
    en: 'Please submit all questions before proceeding...',
    de: 'Bitte senden Sie erst alle Fragen ab …',
  },
  mandatory_fields_missing: {
    en: 'There are mandatory fields on this form which you have not yet completed. Please ensure you have completed all areas marked with an exclamation mark.',
    de: 'Einige Pflichtfelder dieses Formulars sind noch nicht ausgefüllt. Bitte füllen Sie alle mit einem Ausrufezeichen markierten Bereiche aus.',
  },
  response_required: {
    en: 'A response is required for each question',
    de: 'Jede Frage braucht eine Antwort',
  },
  attempt_not_found: {
    en: 'Unable to find this attempt',
    de: 'Dieser Versuch wurde nicht gefunden',
  },
  attempt_over: {
    en: 'This attempt is over. Nothing more can be answered in it.',
    de: 'Dieser Versuch ist beendet. Darin kann nichts mehr beantwortet werden.',
  },
  answer_unknown: {
    en: 'This is no answer to this question',
    de: 'Das ist keine Antwort auf diese Frage',
  },
  results_not_saved: {
    en: 'An error has occurred saving your results. Please check your connection and try again',
    de: 'Beim Speichern Ihrer Ergebnisse ist ein Fehler aufgetreten. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal',
  },
  evaluations_use_it: {
    en: 'Cannot be deleted as evaluations use it',
    de: 'Kann nicht gelöscht werden, da Tests dies verwenden',
  },
  question_text_missing_around: {
    en: 'You must enter the preceding text or post answer text or both.',
    de: 'Bitte geben Sie den Text vor der Antwort, den Text danach oder beide ein.',
  },
  question_answers_missing: {
    en: 'This question needs answers!',
    de: 'Diese Frage braucht Antworten!',
  },
  question_incorrect_count_missing: {
    en: 'This question needs number of incorrect answers',
    de: 'Bei dieser Frage fehlt die Anzahl falscher Antworten',
  },
  question_incorrect_missing: {
    en: 'This question needs incorrect answers',
    de: 'Diese Frage braucht falsche Antworten',
  },
  question_incorrect_too_few: {
    en: 'Too few incorrect answers created',
    de: 'Es wurden zu wenige falsche Antworten angelegt',
  },
  question_text_required: {
    en: 'Question text is required',
    de: 'Der Fragetext fehlt',
  },
  tag_too_long: {
    en: 'A tag has 50 characters at most',
    de: 'Ein Stichwort hat höchstens 50 Zeichen',
  },
  answer_text_too_long: {
    en: 'Text in answers is too long. Maximum 255 characters.',
    de: 'Der Text in den Antworten ist zu lang. Höchstens 255 Zeichen.',
  },
  document_refused: {
    en: 'This kind of file cannot be handed in. Please take a document, a picture, a text, a recording or a ZIP archive.',
    de: 'Diese Art von Datei kann nicht abgegeben werden. Bitte nehmen Sie ein Dokument, ein Bild, einen Text, eine Aufnahme oder ein ZIP-Archiv.',
  },
  document_misnamed: {
    en: 'This file is not what the end of its name says. Please save it once more and send that.',
    de: 'Diese Datei ist nicht das, was die Endung ihres Namens sagt. Bitte speichern Sie sie noch einmal und senden Sie diese Fassung.',
  },
  image_dimensions: {
    en: 'Invalid file dimensions. Maximum allowed 470(h) by 740(w)',
    de: 'Ungültige Bildgröße. Erlaubt sind höchstens 470 (Höhe) mal 740 (Breite)',
  },
  not_an_image: {
    en: 'Invalid file type. Not an image.',
    de: 'Ungültiger Dateityp. Das ist kein Bild.',
  },
  png_only: {
    en: 'Only PNG images are accepted here',
    de: 'Hier werden nur PNG-Bilder angenommen',
  },
  marking_taken: {
    en: 'Somebody else is marking this attempt',
    de: 'Diesen Versuch bewertet gerade jemand anderes',
  },
  marking_over: {
    en: 'This attempt has been marked in the meantime',
    de: 'Dieser Versuch wurde inzwischen bewertet',
  },
  bank_comment_not_found: {
    en: 'Unable to find this comment',
    de: 'Dieser Kommentar wurde nicht gefunden',
  },
  bank_comment_empty: {
    en: 'A comment needs words',
    de: 'Ein Kommentar braucht Worte',
  },
  comment_bank_full: {
    en: 'You keep as many comments as there can be. Remove one first.',
    de: 'Sie haben so viele Kommentare, wie es geben kann. Bitte entfernen Sie zuerst einen.',
  },
  regrade_under_way: {
    en: 'These attempts are being marked anew already',
    de: 'Diese Versuche werden bereits neu bewertet',
  },
  regrade_empty: {
    en: 'There is nothing to mark anew',
    de: 'Es gibt nichts neu zu bewerten',
  },
  flagging_off: {
    en: 'Nothing is flagged in this evaluation',
    de: 'In diesem Test wird nichts gekennzeichnet',
  },
  override_off: {
    en: 'Points of this attempt cannot be overridden',
    de: 'Punkte dieses Versuchs lassen sich nicht ändern',
  },
  reason_missing: {
    en: 'Please give a reason',
    de: 'Bitte geben Sie einen Grund an',
  },
  mark_final: {
    en: 'This mark can no longer be taken back',
    de: 'Diese Bewertung lässt sich nicht mehr zurücknehmen',
  },
  mark_too_small: {
    en: 'Mark value too small',
    de: 'Die Bewertung ist zu niedrig',
  },
  marks_missing: {
    en: 'Please mark every answer',
    de: 'Bitte bewerten Sie jede Antwort',
  },
  return_comment_missing: {
    en: 'Please say what is to be revised',
    de: 'Bitte sagen Sie, was zu überarbeiten ist',
  },
  nothing_to_revise: {
    en: 'There is no answer in own words to revise',
    de: 'Es gibt keine Antwort in eigenen Worten zu überarbeiten',
  },
  extra_time_not_found: {
    en: 'Unable to find this extra time',
    de: 'Diese Zeitzugabe wurde nicht gefunden',
  },
  extra_time_own: {
    en: 'Nobody gives more time to themselves; please ask somebody else to',
    de: 'Niemand gibt sich selbst mehr Zeit; bitte wenden Sie sich an jemand anderen',
  },
  extra_time_own_alone: {
    en: 'Nobody gives more time to themselves, and nobody else can here; %s could be given the right',
    de: 'Niemand gibt sich selbst mehr Zeit, und sonst kann es hier niemand; das Recht könnte %s bekommen',
  },
  extra_time_missing: {
    en: 'Please say how much more time there is',
    de: 'Bitte geben Sie an, wie viel mehr Zeit es gibt',
  },
  level_missing: {
    en: 'Please choose a level',
    de: 'Bitte wählen Sie eine Stufe',
  },
  mark_not_number: {
    en: 'Mark value not number',
    de: 'Die Bewertung ist keine Zahl',
  },
  mark_too_large: {
    en: 'Mark value too large',
    de: 'Die Bewertung ist zu hoch',
  },
  'assessment.status.UNDER_REVIEW': {
    en: 'With Assessor',
    de: 'Wird beurteilt',
  },
  'assessment.level.LEVEL_ONE': {
    en: '1',
    de: '1',
  },
  'assessment.level.LEVEL_TWO': {
    en: '2',
    de: '2',
  },
  question_not_found: {
    en: 'Unable to find this question',
    de: 'Diese Frage wurde nicht gefunden',
  },
  question_bank_not_found: {
    en: 'Unable to find this question bank',
    de: 'Diese Fragensammlung wurde nicht gefunden',
  },
  answer_set_not_found: {
    en: 'Unable to find this answer set',
    de: 'Dieser Antwortsatz wurde nicht gefunden',
  },
  evaluation_not_found: {
    en: 'Unable to find this evaluation',
    de: 'Dieser Test wurde nicht gefunden',
  },
  questions_unknown: {
    en: 'Unable to find one of these questions',
    de: 'Eine dieser Fragen wurde nicht gefunden',
  },
  question_invalid: {
    en: 'Please check the marked places of the question',
    de: 'Bitte prüfen Sie die markierten Stellen der Frage',
  },
  question_bank_invalid: {
    en: 'Validation Error',
    de: 'Bitte prüfen Sie die markierten Felder',
  },
  answer_set_invalid: {
    en: 'Please check the marked places of the answer set',
    de: 'Bitte prüfen Sie die markierten Stellen des Antwortsatzes',
  },
  evaluation_invalid: {
    en: 'Please check the marked places of the evaluation',
    de: 'Bitte prüfen Sie die markierten Stellen des Tests',
  },
  answer_set_in_use: {
    en: 'Cannot be deleted as questions use it',
    de: 'Kann nicht gelöscht werden, da Fragen dies verwenden',
  },
  answer_repeated: {
    en: 'Another answer says the same',
    de: 'Eine andere Antwort lautet genauso',
  },
  number_out_of_range: {
    en: 'Please enter a whole number from %s to %s',
    de: 'Bitte geben Sie eine ganze Zahl von %s bis %s ein',
  },
  list_too_long: {
    en: 'There can be %s at most',
    de: 'Es sind höchstens %s möglich',
  },
  scale_too_short: {
    en: 'An answer set needs at least two answers',
    de: 'Ein Antwortsatz braucht mindestens zwei Antworten',
  },
  evaluation_empty: {
    en: 'Please add at least one question',
    de: 'Bitte fügen Sie mindestens eine Frage hinzu',
  },
  question_twice: {
    en: 'This question is asked already',
    de: 'Diese Frage wird bereits gestellt',
  },
  draw_too_large: {
    en: 'There are only %s such questions to draw from',
    de: 'Es gibt nur %s solche Fragen zum Ziehen',
  },
  file_broken: {
    en: 'This is not written as the format asks',
    de: 'Dies ist nicht so geschrieben, wie das Format es verlangt',
  },
  file_declares: {
    en: 'The file declares a document type or words of its own; such files are not read',
    de: 'Die Datei erklärt einen Dokumenttyp oder eigene Wörter; solche Dateien werden nicht gelesen',
  },
  file_too_many: {
    en: 'A file may hold 5,000 questions; please divide this one',
    de: 'Eine Datei darf 5.000 Fragen enthalten; bitte teilen Sie diese auf',
  },
  question_file_unknown: {
    en: 'This is neither a GIFT file nor Moodle XML',
    de: 'Das ist weder eine GIFT-Datei noch Moodle-XML',
  },
  name_as_text: {
    en: 'It asks nothing in words; its name stands there instead',
    de: 'Sie fragt nichts in Worten; dort steht stattdessen ihr Name',
  },
  pair_left: {
    en: 'Second halves without a first one have no place here',
    de: 'Zweite Hälften ohne eine erste haben hier keinen Platz',
  },
  kind_unknown: {
    en: 'This kind of question is not known here',
    de: 'Diese Art von Frage ist hier nicht bekannt',
  },
  markup_left: {
    en: 'The text comes without its formatting',
    de: 'Der Text kommt ohne seine Gestaltung',
  },
  part_left: {
    en: 'Hints, words for single answers, parts of the points and asterisks for any word have no place here',
    de: 'Hinweise, Worte zu einzelnen Antworten, Teile der Punkte und Sternchen für beliebige Wörter haben hier keinen Platz',
  },
  capitals_left: {
    en: 'Capitals and small letters count as the same here',
    de: 'Groß- und Kleinschreibung wird hier nicht unterschieden',
  },
  points_changed: {
    en: 'Gives other points here: whole ones, 1,000 at most',
    de: 'Gibt hier andere Punkte: ganze, höchstens 1.000',
  },
  place_shortened: {
    en: 'Its folder or its tags are shortened: 200 characters for a folder, 20 tags of 50 characters',
    de: 'Ordner oder Stichwörter sind gekürzt: 200 Zeichen für einen Ordner, 20 Stichwörter mit 50 Zeichen',
  },
  question_too_large: {
    en: 'Too large for one question: 5,000 characters, 50 answers, 20 pairs and 200 pictures at most',
    de: 'Zu groß für eine Frage: höchstens 5.000 Zeichen, 50 Antworten, 20 Paare und 200 Bilder',
  },
  picture_left: {
    en: 'The file names pictures that are not in it; add them here',
    de: 'Die Datei nennt Bilder, die nicht in ihr sind; fügen Sie sie hier hinzu',
  },
} as const
