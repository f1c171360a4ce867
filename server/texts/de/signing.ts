import type { signing as original } from '../en/signing.ts'
import type { Translation } from '../message-values.ts'

export const signing: Translation<typeof original> = {
  'signing.language': 'Deutsch',
  'signing.languages': 'Sprache',
  'signing.error': 'Fehler: ',

  'signing.problem.reason_missing': 'Geben Sie kurz an, warum Sie nicht unterschreiben.',
  'signing.problem.reason_long': 'Kürzen Sie die Begründung auf höchstens 500 Zeichen.',
  'signing.problem.name_missing': 'Geben Sie Ihren vollständigen Namen ein.',
  'signing.problem.name_long': 'Kürzen Sie den Namen auf höchstens 200 Zeichen.',
  'signing.problem.name_lines': 'Geben Sie den Namen in einer Zeile ein.',
  'signing.problem.consent_missing': 'Kreuzen Sie das Kästchen an, um der elektronischen Unterschrift zuzustimmen.',
  'signing.problem.other_name':
    'Dieser Name weicht von dem der unterzeichnenden Person ab. Korrigieren Sie ihn oder bestätigen Sie unten, dass Sie im Namen dieser Person unterschreiben.',
  'signing.problem.other_document':
    'Dies ist nicht das Dokument, das Sie unterschreiben sollten. Lesen Sie das Dokument unten und unterschreiben Sie es dann.',
  'signing.problem.not_done': 'Ihre Eingabe wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.',

  'signing.pages': '{count, plural, one {# Seite} other {# Seiten}}',
  'signing.title': 'Zur Unterschrift: {title}',
  'signing.open.request':
    'Guten Tag, <b>{signer}</b>! {business} bittet Sie, „{title}“ ({extent}) zu lesen und zu unterschreiben.',
  'signing.open.requestUntil':
    'Guten Tag, <b>{signer}</b>! {business} bittet Sie, „{title}“ ({extent}) bis zum {deadline} zu lesen und zu unterschreiben.',
  'signing.open.submit': 'Dokument öffnen',
  'signing.open.hint': 'Damit unterschreiben Sie noch nicht. {business} sieht, dass Sie das Dokument geöffnet haben.',
  'signing.sign.request':
    'Guten Tag, <b>{signer}</b>! {business} bittet Sie, dieses Dokument zu lesen und zu unterschreiben.',
  'signing.sign.requestUntil':
    'Guten Tag, <b>{signer}</b>! {business} bittet Sie, dieses Dokument bis zum {deadline} zu lesen und zu unterschreiben.',
  'signing.document': 'Dokument',
  'signing.pdf': '„{title}“ als PDF öffnen',

  'signing.viewer.loading': 'Das Dokument wird geladen …',
  'signing.viewer.failed': 'Das Dokument kann hier nicht angezeigt werden. Öffnen Sie es bitte als PDF.',
  'signing.viewer.place': 'Seite {page} von {count}',
  'signing.viewer.end': 'Ende des Dokuments',
  'signing.viewer.larger': 'Vergrößern',
  'signing.viewer.smaller': 'Verkleinern',

  'signing.signature': 'Ihre Unterschrift',
  'signing.name': 'Ihr vollständiger Name',
  'signing.name.hint': 'Wenn Sie im Namen von {signer} unterschreiben, geben Sie Ihren eigenen Namen ein.',
  'signing.onBehalf': 'Ich, <b>{name}</b>, unterschreibe im Namen von <b>{signer}</b>.',
  'signing.consent': 'Ich habe das Dokument gelesen und bin damit einverstanden, es elektronisch zu unterschreiben.',
  'signing.sign.submit': 'Dokument unterschreiben',

  'signing.decline.open': 'Ich möchte nicht unterschreiben',
  'signing.decline.reason': 'Grund der Ablehnung',
  'signing.decline.hint':
    '{business} sieht Ihre Begründung. Wenn Sie ablehnen, kann das Dokument nicht mehr unterschrieben werden.',
  'signing.decline.submit': 'Unterschrift ablehnen',

  'signing.trust':
    '{business} lässt Dokumente mit Workforce auf <b>{host}</b> unterschreiben. Nachträgliche Änderungen sind erkennbar: Jeder kann <verify>die Datei prüfen</verify>.',
  'signing.evidence': 'Wie Ihre Unterschrift dokumentiert wird',
  'signing.evidence.text':
    'Ihr Name, der Zeitpunkt, Ihre IP-Adresse und Ihr Browser werden als Nachweis zusammen mit dem Dokument aufbewahrt. Der SHA-256-Hash verknüpft Ihre Unterschrift mit genau dieser Datei: <code>{sha256}</code>. Es handelt sich um eine einfache elektronische Signatur, nicht um eine fortgeschrittene oder qualifizierte.',

  'signing.receipt': 'Sie haben am {at} unterschrieben.',
  'signing.receiptOf': 'Sie haben „{title}“ am {at} unterschrieben.',
  'signing.signed': 'Unterschrieben',
  'signing.signed.text': 'Alle Beteiligten haben „{title}“ von {business} unterschrieben.',
  'signing.signed.download': 'Unterschriebenes Dokument herunterladen',
  'signing.signed.kept':
    'Sie können es hier 30 Tage lang herunterladen. Der SHA-256-Hash der Datei lautet <code>{sha256}</code>.',
  'signing.declined': 'Abgelehnt',
  'signing.declined.byYou': 'Sie haben es abgelehnt, „{title}“ zu unterschreiben. {business} wurde informiert.',
  'signing.declined.byOther':
    'Eine andere Person hat es abgelehnt, „{title}“ zu unterschreiben. {business} wurde informiert.',
  'signing.withdrawn': 'Zurückgezogen',
  'signing.withdrawn.text': '{business} hat „{title}“ zurückgezogen. Sie müssen nichts weiter tun.',
  'signing.expired': 'Abgelaufen',
  'signing.expired.text':
    'Die Frist zum Unterschreiben von „{title}“ ist abgelaufen. Bitten Sie {business}, Ihnen das Dokument noch einmal zu senden.',
  'signing.othersLeft': 'Sie haben unterschrieben',
  'signing.othersLeft.text': 'Es fehlen noch weitere Unterschriften.',
  'signing.notYourTurn': 'Sie sind noch nicht an der Reihe',
  'signing.notYourTurn.text':
    '{business} bittet Sie, „{title}“ zu unterschreiben, doch vorher muss eine andere Person unterschreiben. Öffnen Sie diesen Link später noch einmal.',
  'signing.noLink': 'Dieser Link funktioniert nicht',
  'signing.noLink.text':
    'Möglicherweise ist er unvollständig oder wurde durch einen neueren ersetzt. Sehen Sie nach, ob Ihnen der Absender eine neuere E-Mail geschickt hat.',
  'signing.noLink.next': 'Falls nicht, bitten Sie den Absender um einen neuen Link.',
  'signing.back': 'Zurück zum Dokument in Workforce',

  'signing.verify': 'Datei prüfen',
  'signing.verify.lead':
    'Prüfen Sie, ob eine PDF-Datei aus diesem Dienst stammt und unverändert ist. Die Datei wird nicht gespeichert.',
  'signing.verify.file': 'PDF-Datei, höchstens 32 MB',
  'signing.verify.submit': 'Datei prüfen',
  'signing.verify.noFile': 'Wählen Sie eine Datei mit höchstens 32 MB.',
  'signing.verify.signed':
    'Dies ist ein unterschriebenes Dokument aus diesem Dienst. Die letzte Unterschrift wurde am {at} geleistet.',
  'signing.verify.original':
    'Dies ist das Original eines Dokuments aus diesem Dienst, erstellt am {at}. Es enthält keine Unterschriften.',
  'signing.verify.unknown': 'Diese Datei stammt nicht aus diesem Dienst oder wurde verändert.',
}
