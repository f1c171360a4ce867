import type { signing as original } from '../en/signing.ts'
import type { Translation } from '../message-values.ts'

export const signing: Translation<typeof original> = {
  'signing.language': 'Français',
  'signing.languages': 'Langue',
  'signing.error': 'Erreur : ',

  'signing.problem.reason_missing': 'Indiquez en quelques mots pourquoi vous refusez de signer.',
  'signing.problem.reason_long': 'Le motif ne doit pas dépasser 500 caractères.',
  'signing.problem.name_missing': 'Saisissez votre nom complet.',
  'signing.problem.name_long': 'Le nom ne doit pas dépasser 200 caractères.',
  'signing.problem.name_lines': 'Saisissez le nom sur une seule ligne.',
  'signing.problem.consent_missing': 'Cochez la case pour accepter de signer par voie électronique.',
  'signing.problem.other_name':
    'Ce nom n’est pas celui du signataire. Corrigez-le, ou cochez la case ci-dessous pour signer au nom de cette personne.',
  'signing.problem.other_document':
    'Ce n’est pas le document que vous devez signer. Lisez le document ci-dessous, puis signez-le.',
  'signing.problem.not_done': 'Votre réponse n’a pas été enregistrée. Réessayez.',

  'signing.pages': '{count, plural, one {# page} other {# pages}}',
  'signing.title': 'Signer : {title}',
  'signing.open.request': '{business} vous demande, <b>{signer}</b>, de lire et de signer « {title} » ({extent}).',
  'signing.open.requestUntil':
    '{business} vous demande, <b>{signer}</b>, de lire et de signer « {title} » ({extent}) avant le {deadline}.',
  'signing.open.submit': 'Ouvrir le document',
  'signing.open.hint': 'À cette étape, vous ne signez rien. {business} verra que vous avez ouvert le document.',
  'signing.sign.request': '{business} vous demande, <b>{signer}</b>, de lire et de signer ce document.',
  'signing.sign.requestUntil':
    '{business} vous demande, <b>{signer}</b>, de lire et de signer ce document avant le {deadline}.',
  'signing.document': 'Document',
  'signing.pdf': 'Ouvrir « {title} » en PDF',

  'signing.viewer.loading': 'Chargement du document.',
  'signing.viewer.failed': 'Le document ne peut pas être affiché ici. Ouvrez-le en PDF.',
  'signing.viewer.place': 'Page {page} sur {count}',
  'signing.viewer.end': 'Fin du document',
  'signing.viewer.larger': 'Agrandir',
  'signing.viewer.smaller': 'Réduire',

  'signing.signature': 'Votre signature',
  'signing.name': 'Votre nom complet',
  'signing.name.hint': 'Si vous signez au nom de {signer}, indiquez votre propre nom.',
  'signing.onBehalf': 'Je soussigné(e) <b>{name}</b> signe au nom de <b>{signer}</b>.',
  'signing.consent': 'J’ai lu le document et j’accepte de le signer par voie électronique.',
  'signing.sign.submit': 'Signer le document',

  'signing.decline.open': 'Je ne souhaite pas signer',
  'signing.decline.reason': 'Motif du refus',
  'signing.decline.hint': '{business} verra votre motif. Après un refus, le document ne peut plus être signé.',
  'signing.decline.submit': 'Refuser de signer',

  'signing.trust':
    '{business} fait signer ses documents avec Workforce sur <b>{host}</b>. Toute modification après signature est détectable : chacun peut <verify>vérifier le fichier</verify>.',
  'signing.evidence': 'Comment votre signature est enregistrée',
  'signing.evidence.text':
    'Votre nom, l’heure, votre adresse IP et votre navigateur sont conservés avec le document à titre de preuve. Votre signature est liée à ce fichier précis par son empreinte SHA-256 : <code>{sha256}</code>. Il s’agit d’une signature électronique simple, ni avancée ni qualifiée.',

  'signing.receipt': 'Vous avez signé le {at}.',
  'signing.receiptOf': 'Vous avez signé « {title} » le {at}.',
  'signing.signed': 'Signé',
  'signing.signed.text': 'Tous les signataires ont signé « {title} » de {business}.',
  'signing.signed.download': 'Télécharger le document signé',
  'signing.signed.kept':
    'Vous pouvez le télécharger ici pendant 30 jours. Son empreinte SHA-256 est <code>{sha256}</code>.',
  'signing.declined': 'Refusé',
  'signing.declined.byYou': 'Vous avez refusé de signer « {title} ». {business} en est informé.',
  'signing.declined.byOther': 'Un autre signataire a refusé de signer « {title} ». {business} en est informé.',
  'signing.withdrawn': 'Retiré',
  'signing.withdrawn.text': '{business} a retiré « {title} ». Vous n’avez plus à le signer.',
  'signing.expired': 'Délai dépassé',
  'signing.expired.text':
    'Le délai pour signer « {title} » est dépassé. Demandez à {business} de vous envoyer à nouveau le document.',
  'signing.othersLeft': 'Vous avez signé',
  'signing.othersLeft.text': 'D’autres signataires doivent encore signer.',
  'signing.notYourTurn': 'Ce n’est pas encore votre tour',
  'signing.notYourTurn.text':
    '{business} vous demande de signer « {title} », mais une autre personne doit d’abord le signer. Rouvrez ce lien plus tard.',
  'signing.noLink': 'Ce lien ne fonctionne pas',
  'signing.noLink.text':
    'Il est peut-être incomplet ou remplacé par un lien plus récent. Cherchez un e-mail plus récent de l’expéditeur.',
  'signing.noLink.next': 'Si vous n’en trouvez pas, demandez un nouveau lien à l’expéditeur.',
  'signing.back': 'Revenir au document dans Workforce',

  'signing.verify': 'Vérifier un fichier',
  'signing.verify.lead':
    'Vérifiez si un PDF est un document de ce service, sans aucune modification. Le fichier n’est pas conservé.',
  'signing.verify.file': 'PDF, 32 Mo maximum',
  'signing.verify.submit': 'Vérifier le fichier',
  'signing.verify.noFile': 'Choisissez un fichier de 32 Mo maximum.',
  'signing.verify.signed': 'C’est un document signé de ce service. La dernière signature date du {at}.',
  'signing.verify.original':
    'C’est l’original d’un document de ce service, créé le {at}. Il ne porte aucune signature.',
  'signing.verify.unknown': 'Ce n’est pas un document de ce service, ou il a été modifié.',
}
