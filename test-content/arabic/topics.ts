export const topics: string[] = ['البيانات', 'الطاقة', 'الشركات الناشئة'];
