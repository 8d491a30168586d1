import type { Words } from '../../app/content/words.ts';

export const words: Words = {
  pages: { home: 'الرئيسية', projects: 'المشاريع', blog: 'المدونة', notFound: 'الصفحة غير موجودة' },
  title: (page, name) => `${page}، ${name}`,
  picture: (page, name) => `${page}، ${name}`,
  descriptions: {
    projects: (name, titles) => `ما بنته ${name}: ${titles}.`,
    blog: (name, topics) => `تكتب ${name} عن ${topics}.`,
    notFound: 'لا توجد صفحة في هذا العنوان.',
  },
  navigation: { main: 'التنقل الرئيسي', menu: 'القائمة', experience: 'المسيرة', skip: 'انتقل إلى المحتوى' },
  book: 'احجز مكالمة قصيرة مدتها 30 دقيقة',
  projects: {
    visit: (title) => `زيارة ${title}`,
    code: 'الشيفرة',
    codeOf: (title) => ` الخاصة بـ ${title}`,
    figures: (stars) => `عدد النجوم ${stars}، آخر تعديل`,
  },
  experience: {
    heading: 'المسيرة المهنية',
    skip: 'تجاوز الأدوار',
    keys: 'عند أي دور تتبع مفاتيح الأسهم روابطه: إلى الأعلى نحو ما قاد إليه، وإلى الأسفل نحو ما جاء منه.',
    level: 'المستوى',
    role: (title, company) => `${title} (${company})`,
    atLevel: (level) => `المستوى ${level}.`,
    cameFrom: (roles) => `جاء من ${roles}.`,
    ledTo: (roles) => `قاد إلى ${roles}.`,
    period: (start, end) => `من ${start} إلى ${end}`,
    today: 'اليوم',
    printedResume: 'نزّل السيرة الذاتية (PDF)',
  },
  writing: 'أكتب عن',
  blog: { none: 'لا توجد مقالات بعد.', more: 'اقرأ المزيد' },
  newsletter: {
    heading: 'ابق على اطلاع',
    label: 'عنوان البريد الإلكتروني',
    placeholder: 'أدخل بريدك الإلكتروني',
    subscribe: 'اشترك',
    subscribing: 'جار الاشتراك...',
    note: 'لا رسائل مزعجة، ويمكنك إلغاء الاشتراك في أي وقت.',
    orWrite: 'أو اكتب إلى',
    copy: 'انسخ الرسالة',
    copied: 'نُسخت الرسالة',
    notCopied: 'النسخ غير مسموح به هنا',
    opened: { title: 'فُتح برنامج البريد!', text: 'أرسل الرسالة من فضلك لإتمام اشتراكك.' },
    failed: { title: 'خطأ', text: 'تعذر فتح برنامج البريد. حاول مرة أخرى من فضلك.' },
    subject: 'طلب الاشتراك في النشرة',
    message: (address) => `مرحبا،

أرجو إضافة هذا العنوان إلى نشرتكم: ${address}

شكرا.`,
    noAddress: '(عنوان بريدك الإلكتروني)',
  },
  toasts: { all: 'الإشعارات', one: 'إشعار', close: 'إغلاق' },
  notices: {
    loading: 'لحظة، ما زال التحميل جاريا.',
    missing: (email) => `لم يكتمل التحميل. اضغط مرة أخرى، أو اكتب إلى ${email}.`,
  },
  notFound: { heading: 'عذرا! الصفحة غير موجودة', home: 'العودة إلى الرئيسية' },
  error: {
    heading: 'خطأ غير متوقع!',
    text: 'تعذر عرض هذه الصفحة. غالبا ما تفيد إعادة تحميلها، أو عند عودة الاتصال إن كان منقطعا.',
    reload: 'أعد تحميل الصفحة',
  },
  theme: { label: 'المظهر', system: 'النظام', light: 'فاتح', dark: 'داكن' },
  footer: {
    contactCard: 'بطاقة الاتصال',
    printedResume: 'السيرة الذاتية (PDF)',
    resume: 'السيرة الذاتية (JSON)',
    text: 'نص فقط',
    book: 'احجز مكالمة',
  },
  newTab: 'يفتح في علامة تبويب جديدة',
  mark: 'خطوط ارتفاع حول قمة',
  comma: '، ',
  email: 'البريد',
};
