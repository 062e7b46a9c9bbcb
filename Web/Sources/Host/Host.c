#include "Host.h"
